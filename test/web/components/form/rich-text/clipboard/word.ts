/** A paragraph of a list, as Word for Windows writes it; its marker is text, and its level a style. */
const item = (text: string, marker: string, level: number, position: "First" | "Middle" | "Last") =>
  `<p class=MsoListParagraphCxSp${position} style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
style='mso-ansi-language:DE'>${text}<o:p></o:p></span></p>`;

const document = (body: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!--
 p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:12.0pt; font-weight:bold;}
 @list l0 {mso-list-id:1030570; mso-list-type:hybrid;}
-->
</style>
</head>
<body lang=DE style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
${body}
<!--EndFragment-->
</body>
</html>`;

export const wordLists = document(`
<p class=MsoNormal>Was zu tun ist:<o:p></o:p></p>

${item("Belege sammeln", "·", 1, "First")}

${item("Rechnungen", "o", 2, "Middle")}

${item("aus dem Ausland", "§", 3, "Middle")}

${item("Kontoauszüge", "o", 2, "Middle")}

${item("Belege <b>senden</b>", "·", 1, "Last")}

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

${item("Erstens", "3.", 1, "First")}

${item("davor", "a)", 2, "Middle")}

${item("Zweitens", "4.", 1, "Last")}
`);

export const wordText = document(`
<p class=MsoTitle>Jahresabschluss<o:p></o:p></p>

<h1 style='mso-list:l2 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]><span style='mso-ansi-language:DE'>Fristen<o:p></o:p></span></h1>

<h2>Im Inland</h2>

<h5>Ganz klein</h5>

<p class=MsoNormal align=center style='text-align:center'><b><i>Wichtig</i></b> ist <a
href="https://www.bmf.gv.at/"><span style='color:blue;text-decoration:underline'>das Ministerium</span></a>, mehr <a
href="#_Toc1">im Anhang</a><a name="_Hlk1"></a>.<o:p></o:p></p>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=201 valign=top style='width:151.0pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal>Was<o:p></o:p></p>
  </td>
  <td width=201 colspan=2 valign=top style='width:151.0pt'>
  <p class=MsoNormal><o:p>&nbsp;</o:p></p>
  </td>
 </tr>
</table>

<p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Grafik_1"><v:imagedata
 src="file:///C:/Users/anna/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=318 height=212 src="file:///C:/Users/anna/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png"
v:shapes="Grafik_1"><![endif]></span><o:p></o:p></p>
`);

/** As browsers pass it on: of Word's own styles only looks are left. */
const looseItem = (text: string, marker: string, level: number) =>
  `<p class="MsoListParagraphCxSpMiddle" style="margin: 0cm 0cm 8pt ${level * 36}pt; text-indent: -18pt;"><span style="font-family: ${marker === "o" ? "&quot;Courier New&quot;" : "Symbol"};">${marker}<span style="font: 7pt &quot;Times New Roman&quot;;">&nbsp;&nbsp;&nbsp;&nbsp; </span></span>${text}</p>`;

export const wordByBrowser = `<p class="MsoNormal">Liste:</p>${looseItem("eins", "·", 1)}${looseItem("innen", "o", 2)}${looseItem("zwei", "·", 1)}`;

/** Word in the browser: each item in a list of its own. */
const webItem = (tag: "ul" | "ol", level: number, text: string, start = 1) =>
  `<div class="ListContainerWrapper SCXW1 BCX8" style="position:relative;"><${tag} class="BulletListStyle1 SCXW1 BCX8" role="list" start="${start}" style="margin:0px;"><li data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8"><span data-contrast="auto" class="TextRun SCXW1 BCX8"><span class="NormalTextRun SCXW1 BCX8">${text}</span></span><span class="EOP SCXW1 BCX8" data-ccp-props="{}">&nbsp;</span></p></li></${tag}></div>`;

export const wordOnline = `<div class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8">Liste:</p></div>${webItem("ul", 1, "eins")}${webItem("ul", 2, "innen")}${webItem("ul", 1, "zwei")}`;

/** The same where it writes its bullets as text, too, and no boxes around its lists. */
export const wordOnlineWithMarkers = wordOnline
  .replaceAll(/<div class="ListContainerWrapper[^>]*>|<\/li><\/[uo]l><\/div>/g, (tag) =>
    tag.replace(/<div[^>]*>|<\/div>/, ""),
  )
  .replaceAll(
    /<p class="Paragraph SCXW1 BCX8"><span/g,
    '<p class="Paragraph SCXW1 BCX8"><span class="ListMarkerWrappingSpan SCXW1"><span class="ListMarker SCXW1" style="font-family:Symbol">\uF0B7</span></span><span',
  );
