// What the villagers are called in Chinese unless the caller names them otherwise, in the order of their names.

export const CHINESE_VILLAGERS: readonly string[] = [
  "炼金术士爱丽丝",
  "理发师巴布",
  "船长查尔斯",
  "医生多萝西",
  "长老埃迪特",
  "农夫弗兰克",
  "园丁格蕾丝",
  "猎人雨果",
  "店主伊瑞丝",
  "珠宝匠杰克",
  "骑士凯特",
  "锁匠利奥",
  "磨坊主玛丽",
  "公证人内德",
  "风琴师奥莉芙",
  "陶匠保罗",
];
