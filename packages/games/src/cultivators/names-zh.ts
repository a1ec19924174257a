// The surnames and given names in Chinese, each at the place that it has in pinyin, with the tones for whoever wants to know.

export const CHINESE_SURNAMES =
  "李Lǐ 王Wáng 张Zhāng 刘Liú 陈Chén 杨Yáng 赵Zhào 黄Huáng 周Zhōu 吴Wú 徐Xú 孙Sūn 胡Hú 朱Zhū 高Gāo 林Lín 何Hé 郭Guō 马Mǎ 罗Luó 梁Liáng 宋Sòng 郑Zhèng 谢Xiè 韩Hán 唐Táng 冯Féng 于Yú 董Dǒng 萧Xiāo 程Chéng 曹Cáo 袁Yuán 邓Dèng 傅Fù 沈Shěn 曾Zēng 彭Péng 卢Lú 苏Sū 蒋Jiǎng 蔡Cài 贾Jiǎ 丁Dīng 魏Wèi 薛Xuē 叶Yè 阎Yán 潘Pān 杜Dù 戴Dài 夏Xià 钟Zhōng 田Tián 范Fàn 方Fāng 石Shí 姚Yáo 谭Tán 廖Liào 邹Zōu 熊Xióng 金Jīn 秦Qín 白Bái".split(
    " ",
  );

export const CHINESE_GIVEN_NAMES =
  "木Mù 伟Wěi 浩Hào 俊Jùn 宇Yǔ 明Míng 平Píng 兰Lán 凡Fán 欣Xīn 飞Fēi 雷Léi 青Qīng 华Huá 黎Lí 瑞Ruì 刚Gāng 静Jìng 雪Xuě 涛Tāo 娜Nà 岩Yán 博Bó 超Chāo 丹Dān 峰Fēng 海Hǎi 虹Hóng 健Jiàn 洁Jié 凯Kǎi 坤Kūn 琳Lín 龙Lóng 露Lù 敏Mǐn 宁Níng 鹏Péng 强Qiáng 蓉Róng 珊Shān 舒Shū 婷Tíng 彤Tóng 霞Xiá 翔Xiáng 阳Yáng 英Yīng 勇Yǒng 媛Yuán 云Yún 珍Zhēn 志Zhì 忠Zhōng 安Ān 斌Bīn 春Chūn 桂Guì 荷Hé 亮Liàng 梅Méi 楠Nán 泉Quán".split(
    " ",
  );
