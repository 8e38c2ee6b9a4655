import { OPTIONS } from '../../packages/preview/src/arguments.mjs'

/** What `npm start -- --help` prints. */
export const HELP = `
npm start                                       the demo shop, on http://127.0.0.1:4173
npm start -- --port 5000                        on another port

npm start -- --shop https://the-shop.example    your own shop, with Tillkit in it, through a local proxy
npm start -- --shop ../saved-pages              a folder of saved pages (.html), with their calls (.http)

With --shop:
${OPTIONS}

A staging shop behind a password: --shop https://name:password@the-shop.example
A page without Tillkit, for comparison: ?tillkit=off in its address
More: packages/preview/README.md
`
