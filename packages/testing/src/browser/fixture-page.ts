import { escapeAttribute, type SheetTheme, withHidingSheets } from '@tillkit/fixtures'
import { tillkitVersion } from '../server/index.ts'

/** What a fixture page is made of. */
export interface FixtureOptions {
  /** The markup of `main`. */
  main: string
  /** The script element with the page's global object; `''` for a page without. */
  globals: string
  /** More markup for the head, after jQuery and the globals. */
  head?: string
  /** More markup at the end of the body. */
  bodyEnd?: string
  /** Whether the page has jQuery. Default true. */
  jquery?: boolean
  /** The stand-in for the platform's script of the variation form, in whose place ours stays off, and when it shows a variation. Default false: none. */
  variationStandIn?: 'together' | 'delayed' | false
  /** Attributes of Tillkit's script tag. */
  scriptAttributes?: Record<string, string | true>
  /** Whether Tillkit's script tag is on the page. Default true. */
  tillkit?: boolean
  /** Default `en-GB`. */
  lang?: string
  /** Classes of the body. Default none. */
  bodyClass?: string
  /** Text direction. Default left out. */
  dir?: 'rtl' | 'ltr'
  /** Whose sheet hides what the theme's scripts show, beside those of the plugins. Default that of the theme with the page builder. */
  theme?: SheetTheme
}

/** A whole page around the fixture's main part, with the sheets that hide what scripts show. */
export function fixturePage(options: FixtureOptions): string {
  return withHidingSheets(bareFixturePage(options), options.theme)
}

function bareFixturePage(options: FixtureOptions): string {
  const { main, globals, head = '', bodyEnd = '', jquery = true, variationStandIn = false, lang = 'en-GB' } = options
  const dir = options.dir ? ` dir="${options.dir}"` : ''
  return `<!doctype html>
<html lang="${escapeAttribute(lang)}"${dir}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roll</title>
<link rel="icon" href="data:,">
${options.tillkit === false ? '' : earlyTags(options.bodyClass, globals + head + options.main + bodyEnd)}
${jquery ? '<script src="/vendor/jquery.js"></script>' : ''}
${variationStandIn ? `<script id="wc-add-to-cart-variation-js" src="/vendor/variation-stand-in.js" data-timing="${variationStandIn}"></script>` : ''}
${globals}
${head}
${options.tillkit === false ? '' : tillkitTag(options.scriptAttributes ?? {})}
</head>
<body${options.bodyClass === undefined ? '' : ` class="${escapeAttribute(options.bodyClass)}"`}>
<main>
${main}
</main>
${bodyEnd}
</body>
</html>`
}

/**
 * The scripts that stand before all others, on pages that they are for: those with a banner that asks for consent, those of the theme.
 * @param html what tells of the banner
 */
export function earlyTags(bodyClass = '', html = ''): string {
  const units = [/_ckyConfig|ckyBannerTemplate/.test(html) && 'consent', /\bet_divi_theme\b/.test(bodyClass) && 'page-chrome'].filter(Boolean)
  return units.map((unit) => earlyTag(String(unit))).join('')
}

/** The early script of a unit. */
export function earlyTag(unit: string): string {
  return `<script src="/tillkit/${tillkitVersion()}/${unit}.early.js"></script>`
}

/** The one script tag. */
export function tillkitTag(extra: Record<string, string | true> = {}): string {
  const more = Object.entries(extra).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
  )
  return `<script defer src="/tillkit/${tillkitVersion()}/tillkit.js"${more.join('')}></script>`
}
