/** What `npm start -- --help` prints. */
export const HELP = `
npm start                                       the demo shop, on http://127.0.0.1:4173
npm start -- --port 5000                        on another port

npm start -- --shop https://the-shop.example    your own shop, with Tillkit in it, through a local proxy
npm start -- --shop ../saved-pages              a folder of saved pages (.html), with their calls (.http)

With --shop:
  --units a,b         take out the legacy scripts of these units only, and run these (default: all that are built)
  --port N            default 4173
  --timeout N         seconds that the shop may be silent (default 30)
  --allow-orders      orders are placed, and are real; without it they are refused
  --allow-tracking    analytics and pixels leave the page; without it they are kept back
  --insecure          take the shop's certificate, whatever is wrong with it

A staging shop behind a password: --shop https://name:password@the-shop.example
A page without Tillkit, for comparison: ?tillkit=off in its address
More: packages/preview/README.md
`
