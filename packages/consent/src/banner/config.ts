import { readFlag, readText } from '@tillkit/platform'
import { listOf, membersOf, printedConfig, readBasics, type ConsentBasics } from './read-basics.ts'

/** How the banner lies on the page, in the plugin's words. */
export interface Layout {
  /** `box`, `banner`, `popup`, `classic`. */
  readonly type: string
  /** `popup`, `pushdown`, `sidebar-left` … */
  readonly preferences: string
  readonly position: string
}

/** The colours of a switch. */
interface SwitchColours {
  readonly on: string
  readonly off: string
}

/** What the plugin prints of itself. */
export interface ConsentConfig extends ConsentBasics {
  readonly layout: Layout
  /** Whether the page is loaded anew after a choice. */
  readonly reloads: boolean
  /** Whether the cookies of a category are listed, in a fold. */
  readonly hasAuditTable: boolean
  readonly switches: { readonly detail: SwitchColours; readonly preview: SwitchColours; readonly optOut: SwitchColours }
  readonly tagStyles: readonly { readonly tag: string; readonly styles: Readonly<Record<string, string>> }[]
  /** Pieces of text by key; those that are off are empty. */
  readonly shortCodes: Readonly<Record<string, string>>
}

/** Reads what the plugin prints of itself; nothing where there are no categories to choose, since the settings are missing or broken. */
export function readConfig(): ConsentConfig | undefined {
  const basics = readBasics()
  if (!basics) return undefined
  const config = printedConfig()
  const banner = membersOf(config['_bannerConfig'])
  const [settings, parts] = [membersOf(banner['settings']), membersOf(banner['config'])]
  return {
    ...basics,
    layout: {
      type: readText(settings['type'], 'box'),
      preferences: readText(settings['preferenceCenterType'], 'popup'),
      position: readText(settings['position'], 'bottom-left'),
    },
    reloads: readFlag(membersOf(banner['behaviours'])['reloadBannerOnAccept']),
    hasAuditTable: readFlag(membersOf(parts['auditTable'])['status']),
    switches: {
      detail: coloursOf(membersOf(parts['preferenceCenter'])['toggle']),
      preview: coloursOf(membersOf(parts['categoryPreview'])['toggle']),
      optOut: coloursOf(membersOf(parts['optOption'])['toggle']),
    },
    tagStyles: listOf(config['_tags']).map(membersOf).map(({ tag, styles }) => ({ tag: readText(tag), styles: textsOf(styles) })),
    shortCodes: Object.fromEntries(
      listOf(config['_shortCodes']).map(membersOf).map(({ key, content, status }) => [readText(key), readFlag(status) ? readText(content) : '']),
    ),
  }
}

function coloursOf(toggle: unknown): SwitchColours {
  const states = membersOf(membersOf(toggle)['states'])
  const colour = (state: string) => textsOf(membersOf(states[state])['styles'])['background-color'] ?? ''
  return { on: colour('active'), off: colour('inactive') }
}

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(membersOf(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
