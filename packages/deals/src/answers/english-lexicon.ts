// Which words each kind of question accounts for. A sentence with any other word is not answered: it asks for something else.

import type { Question } from "./question.ts";

const set = (...words: readonly string[]): ReadonlySet<string> => new Set(words.join(" ").split(/\s+/));

/** Words that ask for nothing by themselves. */
const FILLER = set(
  "a an the of to in on at for with by from about as that this these those there it its he she they them his her their we us our you your i me my mine",
  "am is are was were be been being do does did has have had having will would shall should can could may might must let's lets let i'm i've it's what's who's that's 's 're 've 'm 'd",
  "and so then now ok okay hey hi hello well um please just really actually currently already still yet even exactly right for certain certainly definitely surely sure probably possibly possible maybe perhaps",
  "know tell say see think believe wonder remind game table card cards player players moment know so far at all again here oh hmm um uh er correct yes no idea back though huh btw able going gonna opinion lol bro dude man mate guys folks dear nah rn honestly literally basically quick quickly simply sorry thanks thank wait anyway anyways too also truly kinda totally absolutely really yeah yep nope ha haha ugh love sir madam give list me us everybody",
  "reckon pretty couple lines gimme lemme thing things eyes agree true fact gut says feel feeling hunch look looks seem seems seriously bother bothering tf heck hell earth version plain generally mind wondering curious hear ya yo oi alright fine cool great nice stuff bit somehow always together especially particular specific specifically suddenly finally course each ones once check double paying attention listening being such own whole entire quite rather likely away place turns out up down over through into onto it'll they're we're you're he's she's there's we've you've i'd i'll",
);

const WH = "what which who whom whose where how";
const HOLD =
  "have has had hold holds held holding own owns owned got get getting keep keeps keeping carry carries carrying possess possesses dealt hand hands";
const CHANCE = "chance chances odds probability probable likely likelihood percent percentage big high";
const INSIDE =
  "murderer killer culprit guilty crime murder killed did done solution answer case file secret it's dunnit whodunnit whodunit middle weapon suspect room";
const TIME = "last latest recent recently previous previously before earlier ever just";
const ASK =
  "ask asks asked asking suggest suggests suggested suggesting suggestion suggestions question questions guess guesses guessed named name";

const LEXICON: Readonly<Record<Question["kind"], ReadonlySet<string>>> = {
  owner: set(
    WH,
    HOLD,
    CHANCE,
    "owner confident confidence evidence percent come anyone anybody someone somebody everyone everybody else or either most between besides apart everything all went gone belong belongs hiding hide sitting location be go",
  ),
  lacks: set(WH, HOLD, "anyone anybody everyone everybody be out and or either nor person people"),
  cell: set(
    HOLD,
    CHANCE,
    INSIDE,
    "picture running safe confident confidence evidence pretty agree over under above below than more less fifty 100 90 80 75 60 25 20 10 50 half scene committed happened happen innocent suspicious guilty cleared ruled out off cross crossed strike excluded eliminated candidate option open get dealt one rule that",
    "if whether how what's any what be who is true chance or there in on",
  ),
  cells: set(
    "agree pretty confident running anything likelier neither nor least at not likely probable suspicious less still possible it the crime scene option options in running isn't wasn't hasn't doesn't",
    HOLD,
    CHANCE,
    INSIDE,
    "if whether how or and both either all any of them more than what which who is bet was think most between one",
  ),
  hand: set(
    "what which how one name",
    HOLD,
    "fully completely remaining name hiding hide be all any show list give likely most about everything known",
  ),
  rank: set(
    WH,
    ASK,
    HOLD,
    "slots pass passes passed passing show shows showed shown reveal reveals revealed known information more fewer less most least fewest same many often much equally bigger larger smaller biggest largest smallest longest best number or than and both between as times so turns has anyone",
  ),
  favorites: set(
    WH,
    "would did does think reckon fishing for something suspect suspects",
    ASK,
    "why most often repeatedly frequently popular common asked naming mentioned keep keeps kept always repeat repeats repeated repeating herself himself themselves looking searching hunting fishing going after trying wants want find figure work out learn interested favorite favourite obsessed seek seeks seeking suspect suspects weapon weapons room rooms character characters lot up same thing things",
  ),
  exposed: set(
    WH,
    "thinks believes work figure deduce tell know can could secret secrets leaked leak given away",
    HOLD,
    "others other opponents they everyone everybody anyone anybody somebody someone people rest knows knew aware figured worked out deduced sure guessed suspects suspect how much all any that",
  ),
  unplaced: set(
    "which what how many where unaccounted unplaced unlocated not nobody been located placed found unknown missing nowhere don't yet any list all",
  ),
  without: set(
    "suspect suspects weapon weapons room rooms character characters are there what which name some",
    HOLD,
    "things thing stuff all any list give everything be",
  ),
  why: set(
    "open possible candidate running out ruled rule excluded eliminated not yet still possible it's that for why how come prove proof explain reason which what entry entries",
    HOLD,
    INSIDE,
    "if say says said shows show so sure because proves proved told tells makes made make be pass passed when did stop stopped become became learn learned find figure settled turn turns suggestion round based grounds basis evidence justify convince walk speaks speak against anything longer where must certain know known get given gives crossed off",
  ),
  suppose: set(
    "mean means that who did it then dunnit what if suppose supposing assume assuming imagine happens happen would follow follows changes change then and",
    HOLD,
    "pass passes passed show shows showed turned out be",
  ),
  nobody: set(
    "what if suppose supposing happens happen would no one nobody none player shows show showed could able has have and or",
  ),
  ask: set(
    "what which how",
    ASK,
    "why that this pick choose decide help next best good better advice advise recommend recommendation move my turn give most informative useful strategy plan idea ideas do if when be standing stand",
  ),
  score: set(
    "what how good",
    ASK,
    "help helpful bad dumb stupid silly smart sensible me us anything teach best worth it's would learn useful try if rate score and be any better gain bring",
  ),
  show: set(
    "what which",
    "something anything my safest safe same again reveal two three those have best better show showing asks ask asked asking if when one or wants want has least reveal be must",
  ),
  accuse: set(
    "win game straight away right turn way guess if another round turn turns now or would you before longer more yet long too early soon late accuse accusing accusation when time risk risky safe how wait win winning solve chance chances odds ready go end finish what best if and be it big good end first or",
  ),
  close: set(
    "getting else getting next accuse ready turn figuring figure working work solved guess knowing from how close closest closer losing behind further farther furthest farthest far more most or than much between knows who need threat threatening danger dangerous ahead winning win nearest first likely about leading worry worried fear solve solving biggest most is any anyone best near be soon answer solution truth",
  ),
  knows: set(
    "murderer killer culprit answer who did it weapon room yet already anything what how much knows known worked out figured deduced solution E learned which be",
  ),
  bluff: set(
    "ever his her their bluff bluffs bluffing bluffed who own tricking trick tricks lying lie habits habit anyone anybody",
    ASK,
    HOLD,
    "often if be",
  ),
  habits: set(
    WH,
    "random randomly guessing typically normally same thing things card cards do repeat repeats herself himself lot pattern patterns habit habits tendency tendencies tends tend play plays playing played style styles behavior behaviour predictable strategy strategies plan tactic tactics usually always often everyone others other any is be show shows",
    ASK,
  ),
  asked: set(
    WH,
    "come comes came up when first time which entry entries turn turns mention mentions mentioned include includes contain contains in name names",
    ASK,
    TIME,
    "anyone anybody someone somebody everyone which been after for make made list all any most",
  ),
  passed: set(WH, "pass passes passed passing show on anyone anybody someone when could everyone any ever list", ASK),
  times: set(
    "nobody one none unanswered answer answered could did suggestions there far in all how often many times number count",
    ASK,
    TIME,
    "pass passes passed passing passes show shows showed shown reveal revealed turn turns round rounds altogether total saw seen anyone up made make been something anything",
  ),
  count: set(
    "how many number size big large full",
    HOLD,
    "slots missing find left unknown total altogether more other hand of them be remaining don't",
  ),
  holds: set(
    "what which how many",
    HOLD,
    "any all suspect suspects weapon weapons room rooms character characters people left likely some be",
  ),
  entry: set(
    ASK,
    "about or pass passes passed shows tells told mean means meant bring brought learn prove proves answered answer outcome result reveal revealed anything something who nobody anyone everyone started began begun opened first second third fourth fifth sixth seventh eighth ninth tenth eleven twelve penultimate before but ago turns rounds times want wanted wants latest newest it's that 1st 2nd 3rd 4th 5th 6th 7th 8th 9th",
    "what which who how entry turn round suggestion line number no question happened happen happens show shows read give repeat last latest previous most recent said say one two three four five six seven eight nine ten was just",
    "shown help anybody showed teach teaches taught whom known go over again card cards contents detail details round everyone everybody us",
  ),
  conflict: set(
    "how come says say impossible check entries something's type typed off forget forgot forgotten someone somebody anyone should show shown which one impossible incorrectly noted written tidy valid player contradiction contradictions contradict contradicts contradictory contradicted inconsistent consistent conflict conflicts mistake mistakes error errors add adds up make makes made sense went go wrong wrongly slip slipped mixed recorded log notes entries entry anything something somewhere where there any is everything if did all what typed wrote entered with have itself fit fits together",
  ),
  turn: set(
    "mine comes come follows following sits left behind goes whose turn go who plays asks goes moves next up on when it player be ask play first after me this",
  ),
  hands: set(
    "fixed stand anyone's anybody's settled whose which who any anyone anybody someone somebody everyone hand hands known complete completely full solved fully entire whole all every known",
    HOLD,
    "out is there figured worked",
  ),
  order: set(
    WH,
    "many how long soon order seating playing turn turns number sits sit goes go play plays ask asks comes until till before more me people players my people there up",
  ),
  unanswered: set(
    WH,
    ASK,
    TIME,
    "nobody no one none noone show showed shown answer answered unanswered disprove disproved refute refuted everyone everybody else passed all way round around without any an answers reply anything one any entry entries turn turns round rounds when time times could had have got came empty went",
  ),
  seen: set(WH, "seen saw see shown own actually suspect suspects weapon weapons room rooms far hand ever all"),
  none: set(
    WH,
    HOLD,
    "nobody no one none noone neither both all three four five others other rest them us denied lack can't cannot suspect suspects weapon weapons room rooms either list",
  ),
  placed: set(
    WH,
    HOLD,
    "accounted located placed pinned nailed owner owners holder holders location many any list suspect suspects weapon weapons room rooms characters six nine all",
  ),
  unasked: set(
    WH,
    ASK,
    TIME,
    "nobody no one noone never ignore ignores ignored ignoring avoid avoids avoided avoiding unasked unmentioned mention mentions mentioned come came everyone everybody anyone suspect suspects weapon weapons room rooms list far any",
  ),
  hidden: set(
    WH,
    "show showed shown shows unknown mystery unclear open unsolved unidentified don't not these those three two one link links were any",
  ),
  worth: set(
    WH,
    ASK,
    "entry entries turn turns round rounds line lines most best biggest useful informative helpful valuable important told taught helped brought gave revealed revealing learned waste wasted useless pointless worthless nothing use vain help tell teach bring information far",
  ),
  changed: set(
    "know known entry turn round suggestion number 1 2 3 4 5 6 7 8 9 10 11 12 one two three four five six seven eight nine ten after",
    "you figured worked out miss missed loo bathroom toilet away gone while i was in did what which since new different go changed change changes learn learned learnt find found out happened happen last time turn my previous",
    ASK,
    TIME,
    "been anything has did after things went gone",
  ),
  room: set(
    "gives give brings tells information learn better or worth should for which what best room rooms where go walk move head enter visit to next be good worth most into is",
  ),
  find: set(
    "what which how find out learn check test know see tell figure determine discover work make confirm pin down prove if whether where who",
    ASK,
    HOLD,
    "best way should quickly want need like",
  ),
  shown: set(
    WH,
    "told given gave away leaked to of three two time times could may might have card last already yet which one been",
    "show shown showed shows seen saw see reveal revealed anyone anybody someone somebody everyone",
    TIME,
    "any all been kind own hand did list something anything",
  ),
  candidates: set(
    WH,
    "top rank ranked ranking order ordered list least less unlikely likely 3 three five two scene committed yet found solved odds for each all percentages number of how many",
    INSIDE,
    CHANCE,
    "suspects weapons rooms suspects possible candidates remaining left open options option most likeliest person people character place scene out many used could be be happen happened is remain still find settled be any",
  ),
  excluded: set(
    WH,
    "how many have number out already we",
    INSIDE,
    "suspects weapons rooms candidates off cross crossed strike out ruled rule excluded eliminated impossible possible be any cleared innocent cards settled been",
  ),
  envelope: set(
    WH,
    INSIDE,
    CHANCE,
    "name certain sure about combination most likeliest probable best guess all known E three two five top solutions combos combinations where with killed him her far missing still need solved done found yet be is",
  ),
  deals: set(
    "how many deals deal combinations ways possibilities worlds envelopes envelope solutions left remain remaining are of dealing E there options be could",
  ),
  insights: set(
    "catch give version lines couple summarised story short whole main points point highlights progress state situation far along miss missed loo bathroom toilet away gone short quick brief briefly update so what any key insight insights summary summarize summarise learned learn happening status news new overview sum it up for facts fact deduced recap notes stand catch up going interesting give sum where how things be",
  ),
  help: set("help what how work works type do use questions ask answer"),
  unclear: set("what"),
};

const ALL: ReadonlySet<string> = new Set([FILLER, ...Object.values(LEXICON)].flatMap((words) => [...words]));

/** Whether a word is one that questions are asked with, so that it is no misspelled name. */
export const isQuestionWord = (word: string): boolean => ALL.has(word);

/** Whether every word of a sentence's shape asks for this, or for nothing. */
export function usesAllWords(kind: Question["kind"], shape: string): boolean {
  const words = shape.split(/\s+/).filter((word) => word !== "" && !["P", "C", "E"].includes(word));
  const isNumber = (word: string) => (kind === "entry" || kind === "changed") && /^\d+$/.test(word);
  return words.every((word) => FILLER.has(word) || LEXICON[kind].has(word) || isNumber(word));
}
