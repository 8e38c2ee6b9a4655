/** The preview's command line, read before anything is installed or built for it. */
import { parseArgs } from 'node:util'

/** The options, as `--help` lists them. */
export const OPTIONS = `  --units a,b         take out the legacy scripts of these units only, and run these (default: all that are built)
  --port N            default 4173
  --timeout N         seconds that the shop may be silent (default 30)
  --allow-orders      orders are placed, and are real; without it they are refused
  --allow-tracking    analytics and pixels leave the page; without it they are kept back
  --insecure          take the shop's certificate, whatever is wrong with it`

/** What `tillkit-preview --help` prints. */
export const HELP = `
tillkit-preview https://the-shop.example     your own shop, with Tillkit in it, through a local proxy
tillkit-preview ../saved-pages               a folder of saved pages (.html), with their calls (.http)

${OPTIONS}
  --shop ADDRESS      the shop or the folder, by name

A staging shop behind a password: https://name:password@the-shop.example
A page without Tillkit, for comparison: ?tillkit=off in its address
More: packages/preview/README.md
`

/**
 * The words of the command line. Their values are looked at later.
 * @param {readonly string[]} args
 * @returns {import('./arguments.mjs').PreviewArguments}
 * @throws {Error} in words for the person at the keyboard
 */
export function readArguments(args) {
  const { values, positionals } = parse(args)
  const [named, ...rest] = values.shop === undefined ? positionals : [values.shop, ...positionals]
  if (rest.length > 0) throw new Error(`Not understood: ${rest.join(' ')}. One shop at a time. What there is: --help`)
  if (values.help) return { ...values, shop: named ?? '' }
  if (!named) throw new Error('--shop wants the address of a shop or a folder of saved pages: --shop https://the-shop.example')
  return { ...values, shop: named }
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        shop: { type: 'string' },
        units: { type: 'string', multiple: true },
        port: { type: 'string' },
        timeout: { type: 'string' },
        'allow-orders': { type: 'boolean' },
        'allow-tracking': { type: 'boolean' },
        insecure: { type: 'boolean' },
      },
    })
  } catch (cause) {
    const [first = ''] = (cause instanceof Error ? cause.message : String(cause)).split('. ')
    throw new Error(`${first}. What there is: --help`, { cause })
  }
}
