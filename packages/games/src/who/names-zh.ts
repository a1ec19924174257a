// The first names in Chinese, each at the place that it has in Latin letters. Nobody on a board shares an initial, so those of
// one initial may begin with one character; those of two may not, nor sound like each other.

export const CHINESE_FIRST_NAMES =
  "阿比盖尔 阿德里安 阿格妮丝 阿尔玛 阿米莉亚 安东 阿瑟 阿娃 巴西尔 比阿特丽克丝 比安卡 鲍里斯 布鲁诺 塞莉亚 蔡斯 克拉拉 康拉德 科拉 塞勒斯 达米安 达芙妮 迪恩 朵拉 埃德加 埃迪特 埃利亚斯 埃尔莎 埃米尔 埃丝特 埃兹拉 菲丝 菲利克斯 弗洛拉 芙蕾雅 吉迪翁 格蕾塔 古斯塔夫 黑兹尔 海尔加 雨果 亨特 伊达 伊戈尔 伊内丝 伊瑞丝 伊万 艾薇 贾斯珀 琼 乔纳斯 乔伊 朱迪丝 卡斯帕 基拉 卡拉 拉尔斯 利奥 莱娜 露西 路德 梅布尔 马格努斯 玛尔塔 米洛 莫娜 娜迪亚 内尔 尼尔斯 诺拉 诺娃 奥尔加 奥斯卡 奥托 保拉 佩特拉 昆廷 瑞娜 雷德 罗莎 鲁弗斯 萨宾娜 泽尔玛 西拉斯 西比尔 塔姆辛 特奥 蒂尔达 乌尔里克 乌娜 薇拉 维克托 旺达 惠洛 谢妮娅 雅拉 优素福 扎拉 佐伊".split(
    " ",
  );
