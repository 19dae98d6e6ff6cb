/** A mail in Outlook for Windows, whose editor is Word. */
export const outlook = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15 (filtered medium)"><style><!--
.MsoListParagraph {margin-left:36.0pt;}
--></style></head><body lang=DE link="#0563C1" vlink="#954F72"><div class=WordSection1>
<p class=MsoNormal>Liebe Kollegen,<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<ol style='margin-top:0cm' start=1 type=1><li class=MsoListParagraph style='margin-left:0cm;mso-list:l0 level1 lfo3'>bitte lesen<o:p></o:p></li><ol style='margin-top:0cm' start=1 type=a><li class=MsoListParagraph style='margin-left:0cm;mso-list:l0 level2 lfo3'>ganz<o:p></o:p></li></ol><li class=MsoListParagraph style='margin-left:0cm;mso-list:l0 level1 lfo3'>bitte <a href="mailto:office@kanzlei.at">antworten</a><o:p></o:p></li></ol>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>-<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>ein Strich<o:p></o:p></p>
<p class=MsoNormal><img width=120 height=40 src="cid:image001.png@01DB3C5A.7F1B2C30" alt="Logo"><img src="https://track.example.com/open" width=1 height=1><o:p></o:p></p>
</div></body></html>`;

export const libreOffice = `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/>
	<style type="text/css">
		h1.western { font-family: "Liberation Sans", sans-serif; font-size: 18pt }
		p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
	</style>
</head>
<body lang="de-AT" link="#000080" vlink="#800000" dir="ltr"><h1 class="western">Umsatzsteuer</h1>
<p align="center" style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt"><b>Neu</b> ab <a href="https://www.ris.bka.gv.at/"><font color="#000080"><u>Jänner</u></font></a></font></font></p>
<ol start="2">
	<li><p style="line-height: 100%; margin-bottom: 0cm">zweitens</p>
	<ul>
		<li><p style="line-height: 100%; margin-bottom: 0cm">innen</p></li>
	</ul>
	</li>
	<li><p style="line-height: 100%; margin-bottom: 0cm">drittens</p></li>
</ol>
<p style="line-height: 100%; margin-bottom: 0cm"><br/>
</p>
<table width="100%" cellpadding="4" cellspacing="0">
	<col width="128*"/>
	<col width="128*"/>
	<thead>
		<tr valign="top"><th width="50%"><p align="left">Was</p></th><th width="50%"><p align="left">Wert</p></th></tr>
	</thead>
	<tbody>
		<tr valign="top"><td width="50%"><p>Satz</p></td><td width="50%"><p>20 %</p></td></tr>
	</tbody>
</table>
<p><img src="data:image/png;base64,iVBORw0KGgo=" name="Bild1" width="100" height="50" border="0"/></p>
</body>
</html>`;

export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6b1f2c1e-7fff-4a2d-9c3e-1f2a3b4c5d6e"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;">Lohnverrechnung</span></h1><h2 dir="ltr"><span style="font-weight:400;">Neuerungen</span></h2><p dir="ltr"><span style="font-weight:400;">Ein </span><span style="font-weight:700;">fetter</span><span style="font-style:italic;"> Satz mit </span><a href="https://www.gesundheitskasse.at/" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">Link</span></a></p><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span>eins</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2" style="list-style-type:circle;"><p dir="ltr" role="presentation"><span>innen</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>zwei</span></p></li></ul><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:200px;height:100px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe" width="200" height="100" style="margin-left:0px;"></span></span></p></b><br class="Apple-interchange-newline">`;

/** What a browser copies of a page: with the looks of each element beside it. */
export const website = `<meta charset='utf-8'><h1 style="box-sizing: border-box; margin: 0px 0px 16px; font-size: 32px; font-weight: 700; color: rgb(33, 37, 41); text-align: start;">Registrierkassen</h1><p style="box-sizing: border-box; margin-top: 0px; color: rgb(33, 37, 41); font-weight: 400; text-align: start; text-decoration-style: initial;">Seit<span> </span><strong style="font-weight: bolder;">2017</strong><span> </span>Pflicht, siehe <a href="https://www.wko.at/kassen" style="color: rgb(0, 86, 179); text-decoration: underline;">WKO</a>.</p><ul style="margin-top: 0px;"><li style="box-sizing: border-box;">Barumsatz</li><li>Beleg</li></ul><figure><img src="https://www.example.at/kasse.jpg" alt="Kasse"><figcaption>Eine Kasse</figcaption></figure><table class="table"><thead><tr><th style="font-weight: bold; text-align: left;">Grenze</th></tr></thead><tbody><tr><td style="text-align: right;">15.000</td></tr></tbody></table>`;
