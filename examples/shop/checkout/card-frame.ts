/** The page inside the frame of card fields: somebody else's, as a payment company's would be. */
export function cardFrameHtml(): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>Card details</title>
<link rel="stylesheet" href="/theme/card-frame.css">
<script defer src="/theme/card-frame.js"></script>
</head>
<body>
<form autocomplete="on" novalidate>
<label>Card number<input id="card-number" inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242"></label>
<label>Expires<input id="card-expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="12/30"></label>
<label>Security code<input id="card-code" inputmode="numeric" autocomplete="cc-csc" placeholder="123"></label>
</form>
</body>
</html>`
}
