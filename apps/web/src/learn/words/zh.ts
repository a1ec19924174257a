// "How to play" in Chinese.
import type { LearnWording } from "./wording.ts";

export const zh: LearnWording = {
  title: "玩法",
  site: "站内导航",
  allGames: "‹ 所有游戏",
  rules: [
    { title: "人人非此即彼", text: "不是修士就是妖，不是村民就是狼人。一开始你只知道一个人的身份。" },
    { title: "身份已明的人会说一句真话", text: "妖也不例外。点选此人即可读到线索，线索提到的人会亮起来。" },
    {
      title: "只断言你能证明的",
      text: "选一个身份未明的人，说出你的判断。只要现有线索能推出它，先后顺序随你，判断即告成立，你也会得到一条新线索。",
    },
    {
      title: "否则便是“证据不足！”",
      text: "无论你是猜错了，还是只是说早了，回答都一样，所以瞎猜什么也学不到。问一声“为什么”，就会看到一种符合所有线索、结论却相反的情形。",
    },
    {
      title: "永远不必猜",
      text: "任何局面下，总有一个人的身份可以证明。找不到时，提示会先告诉你看哪里，再告诉你看哪些线索，接着是谁，最后给出完整的证明。",
    },
  ],
  first: { title: "第一局", text: "学会它的最好办法就是玩一局，身边有人为你讲解每一步。", play: "开始教学局" },
  signs: {
    title: "标记",
    cultivators: "修士为圆印，妖为方印",
    villagers: "村民为圆印，狼人为方印",
    roots: { Metal: "金", Wood: "木", Water: "水", Fire: "火", Earth: "土" },
    fading: "再也推不出新东西的线索会自己变淡。",
    tags: "圆点、方块和三角是你自己的记号，含义由你定。",
  },
  placesTitle: "位置用语",
  places: {
    neighbors: { title: "邻居", text: "一个人周围的所有人，斜向也算。在棋盘中间，共有八人。" },
    neighborsAtEdge: { title: "边上的邻居", text: "共五人。" },
    neighborsInCorner: { title: "角上的邻居", text: "共三人。" },
    row: { title: "第2行", text: "行从上往下数。" },
    column: { title: "C列", text: "列从左往右用字母标记；在《谁的线索》里用数字标记。" },
    corners: { title: "四角", text: "棋盘的四个角。" },
    edges: { title: "边上", text: "棋盘最外一圈，四角除外。" },
    sideways: { title: "左边、右边", text: "同一行里，一直到头。图中是标记者右边的人。" },
    upAndDown: { title: "上方、下方", text: "同一列里，一直到头。图中是下方的人。" },
    directly: { title: "紧邻上方", text: "只有紧挨着的那一个人，再远的不算。" },
    between: { title: "之间", text: "同一行或同一列的两人之间，不含这两人。" },
    common: { title: "共同的邻居", text: "既挨着这一位、又挨着那一位的人。" },
    connected: {
      title: "连成一片",
      text: "上下左右相接，连成一片；只有斜向相接不算。只有一人或一个也没有时，也算连成一片。",
    },
  },
  countsTitle: "数量用语",
  counts: [
    { title: "恰好2个", text: "正好两个，不多也不少。" },
    { title: "至少2个、至多2个", text: "两个或更多；两个或更少。" },
    { title: "奇数个、偶数个", text: "1、3、5……；0、2、4……" },
    { title: "最多", text: "比其他任何一处都多，并列不算最多。" },
    { title: "我在第4行的5个邻居中，恰好2个……", text: "所说的五人中，两个是，另外三个不是。" },
    { title: "第3行唯一的妖", text: "此人是妖，同一行其余的人都不是。" },
    { title: "灵根", text: "金、木、水、火、土。一个人可以有几种，每一种都算。" },
    { title: "拼音排在某人之前的人", text: "名字下方注有拼音。按拼音字母顺序排在此人之前的所有人，不论坐在哪里。" },
  ],
  evidence: {
    title: "什么算证据",
    text: "身份已明的人、桌面上的线索，以及棋盘本身。除此之外都不算：妖通常有几个、谜题有唯一解、线索一般怎么写，都不能作为依据。",
  },
};
