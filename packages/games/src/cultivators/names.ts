// Surnames and given names in pinyin. A share code stores a name by its place here: add at the end, never move.

export const SURNAMES =
  "Li Wang Zhang Liu Chen Yang Zhao Huang Zhou Wu Xu Sun Hu Zhu Gao Lin He Guo Ma Luo Liang Song Zheng Xie Han Tang Feng Yu Dong Xiao Cheng Cao Yuan Deng Fu Shen Zeng Peng Lu Su Jiang Cai Jia Ding Wei Xue Ye Yan Pan Du Dai Xia Zhong Tian Fan Fang Shi Yao Tan Liao Zou Xiong Jin Qin Bai".split(
    " ",
  );

export const GIVEN_NAMES =
  "Mu Wei Hao Jun Yu Ming Ping Lan Fan Xin Fei Lei Qing Hua Li Rui Gang Jing Xue Tao Na Yan Bo Chao Dan Feng Hai Hong Jian Jie Kai Kun Lin Long Lu Min Ning Peng Qiang Rong Shan Shu Ting Tong Xia Xiang Yang Ying Yong Yuan Yun Zhen Zhi Zhong An Bin Chun Gui He Liang Mei Nan Quan".split(
    " ",
  );
