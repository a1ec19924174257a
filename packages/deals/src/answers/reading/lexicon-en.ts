// The English words of a Clue table by what they mean. Contractions are in full by then ("does not"); a word under `fill` as well
// may ask for nothing.

import { type LexiconTable, makeLexicon } from "./concept.ts";

const ASKING: LexiconTable = {
  who: "who whom which_player which_players what_player which_person which_persons which_people which_of_us which_of_them which_one_of_us who_all owner owners holder holders owned_by held_by whose",
  what: "what which what_kind_of what_sort_of which_one which_ones what_all what_else which_else name list tell_me give_me any some rank sort everything",
  where: "where whereabouts where_abouts location",
  when: "when at_what_point since_when how_long_ago",
  why: "why how_come reason reasons reasoning because explain explanation justify justification prove proves proof prove_it evidence convince convinces how_do_you_know how_do_we_know how_do_i_know how_can_you_know how_can_we_know how_can_you_be how_can_we_be how_can_i_be how_do_you_figure how_did_you_figure how_did_you_work how_did_we_work how_did_you_know how_did_we_know how_did_we_find_out how_did_you_find_out how_did_you_get how_did_we_get how_would_you_know how_are_you_so how_are_we_so how_are_you_sure how_are_we_sure how_are_you_certain how_are_we_certain how_is_it_known how_is_it_certain how_is_it_proved how_is_it_clear what_makes what_tells what_told based_on_what on_what_grounds on_what_basis on_the_basis_of_what because_of_what says_who where_does_it_say walk_me_through what_proves what_shows what_says speaks_for speaks_against argument grounds basis logic behind deduction rationale how_so rules_out how_sure_are_you_really show_me_why how_can_i_tell how_can_you_tell how_can_we_tell how_could_you_tell what_rules what_ruled what_gave_away what_led what_leads which_entry_proves which_entry_shows which_entry_says which_entry_says_that",
  how: "how in_what_way",
  many: "how_many number_of count count_of total_number_of what_number_of the_number_of total in_total altogether how_big how_large size hand_size how_full how_long_is how_thick",
  often:
    "how_often how_many_times number_of_times how_frequently what_number_of_times count_how_often how_much_times more_than_once more_than_one_time times twice once",
  much: "how_much",
  help: "help what_can_you_do what_can_i_ask_you what_do_you_do how_does_this_work how_do_i_use how_do_you_work what_questions_can_i_ask what_can_you_answer what_can_you_tell_me what_should_i_type what_can_i_type instructions commands what_are_you_able_to_do what_kind_of_questions_can_i_ask what_things_can_i_ask",
};

const JOINING: LexiconTable = {
  if: "if suppose supposing assume assuming assumed imagine what_if say_that let_us_say in_case provided given_that pretend hypothetically lets_say what_would_happen_if what_happens_if provided_that say",
  or: "or vs versus as_opposed_to rather_than nor",
  and: "and plus as_well_as along_with together_with",
  both: "both together all_of all_three all_of_these all_of_those",
  either: "either one_of any_of at_least_one_of one_or_other",
  besides: "besides apart_from other_than except except_for but_not aside_from excluding not_counting bar",
  than: "than compared_to compared_with in_comparison_to",
  only: "only just_one solely exclusively",
  same: "same equal equally identical as_many as_much as_often the_same_number",
  between: "between among amongst in_common combined",
  each: "each each_player each_of_us each_other_player per_player apiece every_player",
  not: "not no never none lack lacks lacking without missing_from neither cannot unable nothing short_of nope hardly barely nothing",
  have: "lacking missing_from went gone disappeared ended_up gotten_to caught caught_with",
  nobody:
    "nobody no_one noone no_player none_of_us none_of_them none_of_the_others none_of_the_players not_a_single_player no_one_else nobody_else nobody_at_all not_one_person no_other_player unanswered undisproved unrefuted",
  anyone:
    "anyone anybody someone somebody anyone_else anybody_else someone_else somebody_else any_player some_player any_of_them any_of_us any_of_the_others anyone_at_all any_other_player another_player any_players",
  everyone:
    "everyone everybody all_players all_of_us all_of_them the_whole_table everyone_else everybody_else all_the_others all_the_players all_the_other_players every_other_player all_four all_five",
  others:
    "others other_players opponents opponent rivals rival rest they them people the_other_players the_competition their competitors enemy enemies the_table",
  we: "we us our ours do_we_know we_know do_we_already_know we_already_know i_know do_i_know",
  passive: "wasshown",
  i: "i me myself",
  my: "my mine of_mine our",
};

const CARDS: LexiconTable = {
  have: "have has had having hold holds holding held got own owns owned possess possesses possessing keep keeps keeping kept carry carries carrying in_hand in_possession_of belong belongs belonging owner owners holder holders get gets gotten getting draw drew drawn dealt deal_out sitting_on with in_the_hands_of hands_on end_up_with ended_up_with possession stuck_with is_it_with hide hides hiding hid located sit sits sitting lie lies come_by concealing conceal conceals clutching stashed stash pack packing sporting rocking include includes including contain contains containing hoarding sat_on whose",
  hand: "hand hands holding holdings hold_in cards_in_hand",
  card: "card cards clue_cards clue clues anything something",
  suspect:
    "suspect suspects person persons people character characters suspect_card suspect_cards person_card character_card guest guests",
  weapon: "weapon weapons weapon_card weapon_cards tool object",
  room: "room rooms place places location locations room_card room_cards area",
};

const CRIME: LexiconTable = {
  culprit:
    "murderer murderers killer killers culprit guilty did_it do_it done_it doing_it dunnit dunit dun_it whodunnit whodunit who_dunnit perpetrator perp criminal assassin villain baddie bad_guy responsible killed murdered behind_it who_is_it who_was_it guilty_one guilty_party committed_it done_the_deed one_who_did_it one_that_did_it",
  crimeWeapon:
    "murder_weapon killing_weapon crime_weapon weapon_used with_what what_with weapon_of_choice murder_tool with_which_weapon killed_with",
  scene:
    "crime_scene scene_of_the_crime murder_scene murder_room murder_location place_of_the_crime scene murder_site place_of_the_murder crime_room scene_of_crime",
  deed: "happened happen committed commit took_place take_place taken_place murder crime was_it_done it_done been_done was_done used occurred occur go_down went_down victim was_used done",
  envelope:
    "envelope envelopes solution solutions answer answers case_file case confidential_file confidential secret_file folder middle packet murder_cards truth mystery the_three_cards in_the_middle black_envelope final_answer hidden_cards crime_cards murder_envelope case_envelope solution_cards confidential_case_file the_three_hidden_cards mystery_cards best_guess my_best_guess best_theory best_solution",
  it: "it that its",
};

const CERTAINTY: LexiconTable = {
  possible:
    "possible possibility possibilities plausible could_be might_be may_be can_be candidate candidates in_the_running in_play in_the_frame in_contention on_the_list in_the_mix alive open option options viable on_the_table on_the_cards narrowed_down_to narrow_down_to a_possibility feasible up_for_grabs in_the_picture in_it suspicious under_suspicion shortlist in_question contenders contender possibly perhaps maybe suspected in_the_game live narrowed_down narrow_down boiled_down come_down_to comes_down_to consider considered considering worth_considering conceivable feasibly potentially potential sus fishy on_the_hook standing eligible fit fits work works hold_up consistent_with",
  left: "left remaining remain remains leftover outstanding still_open over left_over",
  out: "ruled_out rule_out ruling_out rules_out cross_off crossed_off crossed_out cross_out crossing_off eliminate eliminated eliminates eliminating excluded exclude excludes struck_off strike_off strike_out scratched scratch scratch_off out off_the_hook off_the_list out_of_the_running impossible cleared clear_of dismissed dismiss discard discarded ticked_off tick_off marked_off mark_off written_off write_off disproved disproven exonerated taken_out out_of_it out_of_the_question out_of_the_picture out_of_contention out_of_play no_longer_possible no_longer_in knocked_out struck ruled get_rid_of discount discounted crossed no_longer removed",
  innocent: "innocent in_the_clear clear not_guilty clean cleared exonerated absolved",
  chance:
    "chance chances odds probability probable probabilities likelihood likely percent percentage percentages how_likely how_probable how_sure how_certain how_confident confident confidence how_possible likelier fifty_fifty probably how_high bet unlikely chanced improbable how_plausible certainty how_big_is_the_chance how_big_is_the_chance how_big_are_the_chances how_big_is_the_probability",
  sure: "sure certain certainly definitely definitively for_sure for_certain without_doubt without_a_doubt guaranteed surely positive confirmed confirm settled set_in_stone locked_in absolutely_sure proven proved safely_say undoubtedly absolutely actually_known fully completely entirely totally whole complete full entire exactly precisely all convinced verified locked hundred_percent one_hundred_percent conclusive conclusively",
  known:
    "do_we_know we_know do_you_know you_know i_know do_i_know we_already_know do_we_already_know known figured_out worked_out solved nailed_down pinned_down accounted_for located identified tracked_down found established determined resolved cracked know_where know_who_has know_who_holds know_whose know_the_owner know_the_owners know_the_location know_the_place found_out placed revealed public settled proven proved certain done know_who_owns know_who_got",
  unknown:
    "unknown unknowns unaccounted unaccounted_for not_accounted_for unlocated unplaced unidentified missing up_in_the_air no_idea_where undetermined uncertain unclear floating_around at_large unsolved unresolved not_known not_yet_known do_not_know do_not_we_know not_know not_know_where have_not_figured_out not_sure_about open undecided untracked mysterious mystery not_located not_placed nowhere not_pinned_down have_not_found without_a_known_owner",
  number: "percent fifty half",
};

const COMPARING: LexiconTable = {
  most: "most max maximum top biggest largest highest greatest likeliest mostly strongest",
  more: "more likelier bigger larger higher greater rather",
  least: "least fewest lowest smallest minimum unlikeliest",
  less: "less fewer smaller lower",
  best: "best better good great ideal optimal smart smartest wise wisest strongest perfect ideally optimally decent nice favorite favourite quickest fastest easiest cheapest most_efficient way quickest_way best_way fastest_way",
  worst: "worst worse bad dumb stupid silly",
  good: "good useful helpful sensible worth worthwhile worth_it better bad dumb stupid silly smart wise clever any_good a_good_idea sense okay fine how_good rate score how_useful how_about what_about any_use",
};

const DOING: LexiconTable = {
  ask: "ask asks asking suggest suggests suggesting suggestion suggestions guess guesses guessing question questions query queries inquire name propose try call pick go_for request requests make_a_suggestion inquiry enquire enquiry bring_up brings_up",
  asked:
    "asked suggested guessed named mentioned proposed inquired queried come_up came_up comes_up brought_up called called_out been_asked requested enquired included tried asked_for asked_about mention mentions been_in been_to visited",
  pass: "pass passes passing passer passers",
  passed:
    "passed could_not_show could_not_answer could_not_disprove could_not_help could_not_respond could_not_refute came_up_empty had_nothing had_no_cards had_none did_not_show did_not_have_any could_show_nothing unable_to_show not_able_to_show had_nothing_to_show can_not_show not_show say_no said_no says_no saying_no",
  show: "show shows showing reveal reveals disprove disproves refute refutes respond responds give gives hand_over flash produce answering turn_over present expose reply replies give_up offer disproving answer_me",
  showed:
    "wasshown showed shown revealed disproved refuted answered given gave handed_over flashed produced responded presented exposed replied been_shown shared told turned_over handed hand_me handed_me hand_to unanswered undisproved unrefuted",
  seen: "see saw seen sees seeing look_at looked_at laid_eyes_on caught_sight_of had_a_look viewed sight",
  past: "did was were been already ever has had have yet before earlier so_far helped gave_us gave_me gave taught brought did_we",
  should:
    "should shall ought ought_to must have_to supposed_to need_to had_better best_to want_to better_to safe_to would_it_be would_it_make_sense wise_to okay_to would_you_ask would_you_show wise_to is_it_time_to",
  could: "could can may might able_to potentially",
  will: "will going_to would about_to likely_to",
  accuse:
    "accuse accuses accused accusing accusation accusations make_an_accusation final_guess final_accusation go_for_the_win call_it end_it end_the_game finish_it finish_the_game win_now solve_it_now ready_to_solve ready_to_win go_for_it pull_the_trigger solve_the_case_now close_the_case take_the_shot take_a_shot go_for_the_kill solve_it solve make_my_accusation declare announce make_the_accusation finish_this_game commit wrap_it_up winning_chances chances_of_winning chance_of_winning odds_of_winning chance_to_win my_chances my_odds win_right_now win_this_turn call_the_solution",
  win: "win wins winning won victory winner solve solves solved solving crack cracks cracking cracked get_it guess_it figure_it_out finish",
  close:
    "close closest closer nearest nearer near far how_far how_close how_near ahead lead leading leader in_the_lead behind in_front about_to_win on_the_verge catching_up threat threatening threatens danger dangerous worry worried worrying afraid scared fear scary watch_out keep_an_eye_on losing biggest_threat how_dangerous about_to_accuse about_to_solve ready_to_accuse beating beat further farther furthest farthest first_place last_place closing_in likely_to_win first_to_solve accuse_next accuse_soon win_next win_soon going_to_win going_to_accuse near_the_solution near_the_answer who_is_winning is_winning how_scared how_worried front_runner frontrunner close_to_winning close_to_solving winning_the_game about_to_solve_it doing_best winning who_will_win ahead_of",
  know: "know knows knew knowing aware figured_out figure_out worked_out work_out deduce deduces deduced realise realised realize realized on_to onto guessed found_out suspected thinks believe believes solved learned learnt gathered inferred infer guess concluded in_the_know know_where know_who_has know_who_holds know_whose know_the_owner know_the_location know_who_owns know_who_got",
  learn:
    "find_out learn figure_out determine discover work_out make_sure verify check test confirm pin_down narrow_down tell_whether tell_if see_if see_whether know_if know_whether know_who know_where find_out_if find_out_whether find_out_who find_out_where find get_to_know locate track_down prove settle check_if check_whether test_if test_whether learn_if learn_whether learn_who learn_where establish know nail_down want_to_know smoke_out flush_out hunt_down get_info_on get_information_on get_information_about get_more_information_about learn_more_about learn_about find_out_more_about find_out_about get_info_about ascertain unmask",
  pursue:
    "keep_asking keeps_asking kept_asking always_asking always_asks always_ask always_suggesting keep_suggesting keeps_suggesting repeat repeats repeating repeated repeatedly obsessed interested interest interested_in looking_for search searching searching_for hunting hunting_for hunt after going_after trying_to_find trying_to_find_out fishing fishing_for want wants wanted target targets targeting focus focused focusing fixated fixated_on digging seek seeks seeking chasing chase homing_in homing_in_on up_to trying_to_figure_out trying_to_learn trying_to_know all_the_time over_and_over again_and_again a_lot frequently constantly favourite favorite favorites favourites popular common keep_on_asking keeps_on_asking keep_naming keeps_naming keeps_going_for trying_to_prove want_to_know wants_to_know wanting_to_know hot_on needs need curious_about interested_in_finding zeroing_in frequent kept_suggesting commonly still_looking_for aiming keep_guessing keeps_guessing kept_guessing keep_suggesting kept_naming always_guesses always_guess always_guessing always_names always_asked keeps_coming_back keep_coming_back",
  again: "again repeat repeated a_second_time more_than_once twice",
  bluff:
    "bluff bluffs bluffing bluffed own_card own_cards fake faking faked trick tricks tricking tricked mislead misleading misled deceive deceiving decoy red_herring fool fooling throw_us_off throw_me_off throwing_us_off bluffer bluffers bluffy misdirect misdirecting pretending pretends",
  own: "his_own her_own their_own own himself herself themselves themself he_holds she_holds he_has she_has they_have they_hold he_already_has he_owns she_owns they_own in_his_hand in_her_hand in_their_hand theirs hers his_hand her_hand his_cards her_cards of_his of_hers",
  habit:
    "habit habits pattern patterns tendency tendencies tend tends usually typically normally style play_style playing_style strategy strategies tactic tactics behaviour behavior behave behaves predictable playstyle play plays playing played player_type always often at_random randomly random tells quirks quirk routine routines usual approach approaches game_plan method generally mostly profile repeat_herself repeat_himself repeats_himself repeats_herself",
};

const LOGGED: LexiconTable = {
  entry:
    "entry entries suggestion suggestions turn turns round rounds question questions guess guesses record records move moves row rows line lines note notes log go goes query queries number no point step item events event last_one previous_one",
  turn: "turn turns up my_turn my_go plays_next asks_next moves_next my_go whose_go go goes_after_this plays_after_this goes_after_that",
  next: "next upcoming following now after_this then up_next afterwards right_after after_that goes_after_this plays_after_this goes_after_that",
  last: "last latest most_recent most_recently previous previously recent recently newest just ending last_time final last_one previous_one",
  first:
    "first initial start started starts begin began begins opening beginning very_first opener goes_first went_first",
  ago: "ago back before_the_last second_to_last next_to_last last_but_one penultimate before_that before_last one_before prior",
  since:
    "since from_then after ever_since until_now while_i_was while_i_was_away while_i_was_gone loo bathroom toilet away gone restroom",
  before: "before prior_to right_of previous_to to_the_right_of until till",
  after: "after behind follows left_of next_to following to_the_left_of beside comes_after goes_after",
  conflict:
    "contradiction contradictions contradict contradicts contradicted contradicting contradictory inconsistent inconsistency inconsistencies consistent conflict conflicts conflicting mistake mistakes error errors wrong wrongly incorrect incorrectly typo typos slip slipped slips mixed_up mix_up messed_up mess_up messed add_up adds_up make_sense makes_sense making_sense fit_together fits_together fits fit went_wrong valid forgot_to_show forgotten_to_show forget_to_show should_have_shown problem problems screwed_up screw_up something_off broken clash clashes clashing misrecorded mistyped mistake_somewhere impossible fishy off tidy faulty amiss not_right hold_water logically_possible botched misread misclicked misheard bug in_order correct accurate agree_with_each_other fix fixing contradict_each_other contradict_itself clash_with",
  change:
    "change changed changes changing updated update updates different difference happened happen happening news miss missed gone_on went_on going_on development developments catch_up catch_me_up learn learned learnt find_out found_out discovered deduced figured_out added fresh up_to_speed progress come_out came_out gain gained outcome outcomes result results",
  new: "new newly anything_new something_new whats_new brand_new",
};

const REST: LexiconTable = {
  useful:
    "useful helpful informative worth worthwhile valuable important teach taught help helps helped helping learn learned learnt gain gained revealing key decisive crucial pay_off paid_off brought bring brings informative_so_far turning_point tell_me tell_us told told_us told_me tells narrow narrowed insightful telling significant breakthrough gave_us gave_me big biggest information info",
  useless:
    "useless waste wasted pointless worthless for_nothing in_vain no_use did_nothing unhelpful a_waste waste_of_time redundant wasteful no_help uninformative wasting",
  secret:
    "secret secrets hidden expose exposed leak leaked leaks leaking given_away give_away giving_away gave_away compromised private unseen known_to_others obvious known_by known_to blown out_in_the_open",
  risk: "risk risks risky safe safely safety safest dangerous too_early too_soon wait waiting hold_off hold_on ready premature gamble worth_the_risk early yet confident confident_enough sure_enough time now good_idea good_time right_now already how_risky how_safe is_it_safe too_late late soon know_enough enough one_more_round another_round one_more_turn another_turn keep_going keep_asking keep_playing right_away straight_away instantly before immediately today smart wise longer big lose first",
  go: "go going walk move head enter visit run travel step roll destination aim head_for heading moving walking go_to get_to go_into make_for leave aim_for going_to next_room sneak secret_passage move_on where_to moved entering visiting headed target run_to stay",
  advice:
    "advice advise recommend recommends recommendation recommendations what_now what_next next_move best_move my_move do_next what_should_i_do what_do_i_do what_shall_i_do what_can_i_do what_would_you_do plan strategy idea ideas tip tips hint hints suggestion suggestions help_me_pick help_me_choose help_me_decide help_me pick choose decide game_plan smartest_move smart_move strongest_move do_now option options play what_to_do how_should_i_proceed how_do_i_proceed proceed move good_move my_next_move my_best_move guide suggest_something suggest_a_question suggest_one suggest_a_move",
  summary:
    "summary summarise summarize summarised summarized recap overview status state situation so_far progress insight insights key_facts main_points where_do_we_stand where_are_we where_am_i_at where_do_i_stand sum_up sum_it_up facts fact gist tldr big_picture update catch_me_up catch_up bring_me_up_to_speed up_to_speed deductions deduction findings conclusions conclusion highlights news brief_me briefing standings fill_me_in run_me_through how_far_along how_is_it_going how_are_we_doing how_am_i_doing short_version quick_version what_is_going_on what_do_we_know what_do_i_know what_do_you_know what_have_we_learned what_have_we_got what_have_we_figured_out what_have_we_worked_out what_have_you_figured_out what_have_we_found_out what_have_we_deduced what_have_you_deduced what_can_we_say what_can_be_said what_is_known what_is_certain what_is_sure what_is_clear report where_are_we_at learned deduced rundown run_down interesting key main point points story happening quick sum miss missed whole_picture up_to_date stand takeaway takeaways wrap_up give_me_the_lowdown lowdown low_down catch current learn leads full_picture whole_story",
  order:
    "order sit sits seated seating seat seats clockwise position positions players people how_many_players turn_order play_order playing_order seating_order number_of_players until till sequence playing round_the_table around_the_table",
  deal: "deals combination combinations combos combo ways scenarios scenario worlds world arrangements arrangement possibilities possible_solutions possible_envelopes different_envelopes different_solutions possible_deals envelopes solutions variants triples trios theories permutations",
  mean: "mean means happen happens follow follows imply implies consequence consequences conclude change changes then matter would_that what_then would_it where_does_that_leave does_that_mean turn_out turns_out follow_from it_mean be_true effect",
  about: "about regarding concerning on for against player",
  by: "by",
  to: "to",
  from: "from",
  other:
    "but older younger like likes liked lie lies lying weather joke kill how_long how_old how_tall music football dinner lunch eat drink angry mad nervous handsome pretty prettiest cheat cheats cheated cheating undo delete remove_entry edit rename password wifi internet dice throw rolled color colour piece name_of rules rule_book money hotel monopoly thinking him her_self but refuse refused refuses damaging wife husband borrow sleep pizza song story",
};

const FILL: LexiconTable = {
  fill: `any_way the_deal_with what_is_the_deal_with is_there_any_way i_bet am_i_right i_would_bet i_would_say i_am_betting any_of stuck standing went all_of all_of_the against each_other one_another mr_boddy boddy mr_black dr_black doctor_black dr_lucky the_victim body two three four five six likes_to like_to_see like_to typed type entered input made make making makes itself somewhere anywhere recorded wrote written we_all is_it_true is_it_true_that is_it_the_case is_it_the_case_that is_it_possible_that is_it_known is_it_known_whether is_it_correct do_you_know_whether anything_else a an the of to in on at for with by from about as this these those there he she they them his her their hers him its we us our ours you your yours
    do_we_know we_know do_you_know you_know i_know do_i_know it anything everything something that
    am is are was were be been being do does did doing done has have had having would can could may might let let_us will going_to
    so and then now ok okay k hey hi hello hiya yo well um umm uh uhm er erm hmm hm oh ah aha please pls just really actually currently presently already still yet even exactly right alright correct yes yeah yep yup no_way nah nope all
    possibly perhaps maybe probably think thinks believe reckon guess_that wonder wondering remind game board table player players moment minute second far here there huh btw lol bro dude man mate guys folks dear honey buddy pal friend sir madam darling
    honestly literally basically simply quick quickly briefly sorry thanks thank thank_you cheers wait hang_on hold_on anyway anyways too also truly kinda kind_of sort_of sorta totally rather quite pretty fairly somewhat ha haha hahaha ugh argh phew
    agree true fact gut feel feels feeling feelings hunch look looks looking seem seems seemed seriously frankly bother bothering bothers tf wtf ffs heck hell earth on_earth the_hell the_heck generally mind curious hear oi fine cool great nice bit somehow particular specific specifically suddenly finally course of_course once_more double_check paying attention listening such whole own likely away up down over through into onto
    i_think i_guess i_believe i_reckon i_suppose i_wonder i_want i_would_like i_like_to_know i_am_wondering i_was_wondering i_am_curious i_forgot i_forget i_can_not_remember i_do_not_remember i_need_to_know i_am_not_sure i_am_asking i_assume my_question my_guess in_your_opinion in_my_opinion in_theory in_fact at_all at_the_moment at_this_point at_present right_now as_of_now for_now by_now by_the_way by_any_chance any_chance any_idea any_ideas any_clue no_idea do_you_think do_you_reckon do_you_believe do_you_have_any_idea do_you_happen_to_know do_you_remember do_we_think would_you_say you_say would_you_think can_you can_you_tell_me could_you_tell_me can_you_say can_we could_you tell_me tell_us gimme remind_me let_me_know let_me_see let_me_think list give_us help_me_out please_tell_me can_we_say can_we_be is_it_true is_it_known is_it_possible_that is_it_possible is_there are_there there_is there_are was_there what_about how_about one ones thing things stuff guy yes_or_no or_not or_no or_what or_nah or_so or_something or_anything true_or_false not_sure not_sure_whether not_sure_if whatever whether if_any wonder_if wonder_whether tell_me_if tell_me_whether say_if say_whether want_to_know like_to_know need_to_know love_to_know
    again once time times today tonight moment game's tell say said see set obviously clearly apparently supposedly presumably theoretically roughly approximately approx about_now give turned_out come comes came go goes get gets got getting want wanted happen happens to_be out_of_interest out_of_curiosity to_you of_you of_them of_it of_that of_this of_these of_those in_there over_there out_there right_there same_time me i myself yourself different various overall general main actual real very much more_or_less by_far else other another particular last_time mr mrs miss dr ms professor colonel reverend rev sister grandma grandpa mum mom dad auntie uncle kids boys girls team everyone's anybody's somebody's first_of_all to_start_with for_a_start at_least at_most even_though though although however while whilst meanwhile i'd_like kindly sweet lovely super mega damn dang darn shit crap bloody fucking fuck freaking frigging effing omg jeez geez gosh goodness god jesus christ wow whoa welp yikes oops hmmm ok_so okay_so alright_so right_so now_then well_then go_on come_on c'mon spill quick_question one_question stupid_question silly_question another_question a_question question_for_you next_question first_question easy_question have_a_question got_a_question confused help_me_understand understand remember recall wondered asking_for_a_friend what_is_your_opinion opinion thoughts thought view advise_me hit rn atm tbh imo imho ngl fr irl asap smh ikr eh ya ye da dat dis em cuz bc coz til tis twas wanna gonna gotta oughta shoulda coulda woulda lemme dunno whatcha watcha ain yet_again till_now until_now up_to_now thus_far as_yet as_far_as_we_know as_far_as_i_know as_far_as_you_know to_your_knowledge to_our_knowledge according_to_you according_to_my_notes in_my_notes on_my_sheet from_my_notes from_the_log given_the_log given_what_we_know from_what_we_know based_on_the_log based_on_my_notes based_on_what_we_know with_what_we_know given_all_that given_everything so_far then_again on_balance in_general in_particular by_chance straight straight_up flat_out for_real really_really sure_thing these_days roughly_speaking overall_then each_time every_time someone's`,
};

export const ENGLISH_LEXICON = makeLexicon(
  ASKING,
  JOINING,
  CARDS,
  CRIME,
  CERTAINTY,
  COMPARING,
  DOING,
  LOGGED,
  REST,
  FILL,
);
