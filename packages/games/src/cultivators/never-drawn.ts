// Surnames and given names that are never drawn together, because somebody would be meant whom nobody means, or something that
// nobody wants to be called. Both writings count: in pinyin many more are called alike. Names that are on a board already, in
// files and in codes of old, stay as they are.

/** Who has ruled, governed, rebelled or been in the news for it, past and present, in characters or only in pinyin. */
const KNOWN_PEOPLE = `
  Li: Peng Qiang Min Na Rui Lu Gang Fei Bin Zhi Yang Ning
  Wang: Yang Dan Ming Zhen Gang Li Min Hao Ning Kai Yong Yu Lin Jun
  Zhang: Jun Zhen Yang Ping Jian Lin Rong
  Liu: He Yuan Kun Xiang Ning Jie Yong Xia Peng
  Chen: Yun Gang Ping
  Yang: Jing Yong Jie
  Zhao: Gang Long Wei
  Huang: Hua Qiang Jing Ming
  Zhou: Qiang Nan Bin Yang
  Wu: Ying
  Xu: Ming Xiang Lin
  Hu: Feng Ping Hai Na
  Zhu: Jun
  Gao: Gang Hua Yu Qiang
  He: Long Yong Jian
  Guo: Quan
  Ma: Yun Kai Jian Rong
  Song: Ping Tao Jian
  Xie: Yang Feng
  Han: Jun
  Feng: Fei
  Yu: Jie
  Dong: Jun Hong
  Xiao: Hua Jie Gang Yang Ping Bo Qiang
  Cheng: Lei Xiang Long
  Cao: Kun
  Yuan: Mu
  Deng: Nan Lin Rong Hua Ping
  Fu: Ying
  Shen: Tong Yun Bin
  Zeng: Shan Wei
  Peng: Zhen Yu Ming
  Lu: Hao Wei Ping Gang
  Su: Rong Yu
  Jiang: Qing Jie Hua Bin
  Cai: Xia Ying
  Xue: Ming
  Ye: Ting Fei
  Dai: Li Qing
  Xia: Lin
  Zhong: Shan Nan
  Tian: An
  Fang: Li Bin
  Shi: Tao Ping
  Yao: Ming Gang
  Xiong: Yan
  Jin: Ping Tao
  Qin: Gang`;

/** What is heard as a word: an insult (吴桂, 乌龟; 范健, 犯贱), an ailment, death, or what the games are about (黄岩, 谎言). */
const HEARD_WORDS = `
  Li: Gui
  Wu: Gui Yong Liang Zhi Li
  Yang: Wei Gui
  Huang: Quan Shu Yan
  Hu: Li Yan
  Zhu: Chun Mei Xue
  Gao: Chao
  Lin: Zhong Bin
  Ma: Tong Fei Feng Fan Jie
  Luo: Bo Li
  Song: Zhong Ming
  Han: Jian
  Yu: Chun Mei Zhong Nan
  Xiao: Gui
  Cao: Mei Dan Gang Mu
  Yuan: Gui
  Fu: Lan Zhong
  Shen: Jing
  Jia: Hua
  Wei: Jun Shan
  Ye: Zhong
  Yan: Xia Gui
  Du: Bo Gui Hai
  Xia: Jian Gang
  Zhong: Feng
  Fan: Jian Tong Chun
  Shi: Gui
  Yao: Jing Yan
  Tan: Xin Lan
  Qin: Hua`;

const namesIn = (list: string): string[] =>
  list
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [surname = "", ...given] = line.trim().split(/:? /);
      return given.map((each) => `${surname} ${each}`);
    });

export const NEVER_DRAWN: ReadonlySet<string> = new Set([...namesIn(KNOWN_PEOPLE), ...namesIn(HEARD_WORDS)]);
