import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { unitOf, type FoundUnit, type Units } from '@tillkit/testing/project/units.mjs'

/** A group of the bundler's: which modules go into one file. */
interface Group {
  readonly name: string
  readonly test: RegExp | ((id: string) => boolean)
  readonly includeDependenciesRecursively?: boolean
  /** By how many chunks a module has to be wanted to belong to it. Default 1. */
  readonly minShareCount?: number
}

/**
 * What comes with the first unit of a page, whichever it is. A module belongs here when most pages with a unit need it at
 * once; every other goes to a chunk of its own use, below. What is not named stays out, and what is named has to exist.
 */
export const BASE: Readonly<Record<string, readonly string[]>> = {
  'packages/dom/src': ['clicks', 'cookies', 'json', 'life', 'native', 'nearest', 'parse-html', 'parse-url', 'place', 'scripts', 'trusted', 'display', 'noscript'],
  'packages/platform/src': [
    ...['endpoints.anatomy', 'globals', 'help', 'jquery', 'jquery-copies', 'jquery-unseen', 'legacy-scripts', 'messages', 'options', 'page-config', 'raise', 'trace'],
    // What a shop's own words may hold, for messages.
    'safe-html',
  ],
  'packages/mount/src': [
    // The life of a unit.
    ...['claims', 'debug-session', 'definition', 'hold-help', 'host', 'instance', 'keyed', 'legacy-watch', 'mounting', 'needs', 'page', 'rate-limit'],
    ...['problem', 'replay', 'settings', 'slices', 'start-order', 'successor', 'watch-changes', 'when'],
    // Its bridges to the page.
    ...['adopt', 'aspects', 'content-aspect', 'derive', 'display-aspect', 'holds', 'ledger', 'observe', 'slot', 'slot-element', 'style-aspect'],
    // What it brings and says.
    ...['ahead', 'announce', 'part', 'saves-data', 'sheets'],
  ],
}

/** Whether a module belongs to the base. */
function isBase(id: string): boolean {
  const path = id.replaceAll('\\', '/')
  const isListed = Object.entries(BASE).some(([folder, names]) => names.some((name) => path.endsWith(`/${folder}/${name}.ts`)))
  return isListed || path.endsWith('/node_modules/zustand/esm/vanilla.mjs')
}

/** What of the forms' shared code comes with the first touch of a form: nothing that a form's own file imports, or each page with a form has all of it. */
const SENT_LATER = 'form|check|sending|rule|timeout|failed-outcome|send-on-submit|go-to-control|offer-when-back|error-links|error-list|protection|sent-event|has-others|show-problems|announce-sending|stand-out'

/** Shared by units beside the base, each for a use of its own. Of two that name a module the first has it. */
const SHARED: readonly Group[] = [
  { name: 'base', test: isBase },
  // React arrives with the first part that is drawn, and what most of them stand on with it:
  // no page has one without the other.
  { name: 'react', test: /(node_modules[\\/](react|react-dom|scheduler)[\\/]|packages[\\/]ui[\\/]src[\\/](react-part|use-top-layer|visually-hidden[\\/]\w+|support[\\/](class-names|start-life|use-event))\.)/ },
  // Checks of what is large and comes from outside. Nothing that most pages have needs it: what is plain is read plainly.
  { name: 'schema', test: /node_modules[\\/]zod[\\/]/ },
  // Prices are reckoned where there are tiers, and nowhere else so far.
  { name: 'money', test: /packages[\\/]platform[\\/]src[\\/]money[\\/]/ },
  // How the shop is called, and how one hears of its cart: not before something asks. What is made of it later (trying again, nonces,
  // uploads) goes with who does. All who keep something between pages call the shop too.
  { name: 'requests', test: /packages[\\/](dom[\\/]src[\\/]storage\.|platform[\\/]src[\\/](cart[\\/](cookies|events)|requests[\\/](ajax-listeners|call-shop|page-left|answer|body|call|exchange|failure|headers|jquery-send|policy|timers)\.))/ },
  // Of several answers the last: for units whose calls overtake each other.
  { name: 'latest', test: /packages[\\/]platform[\\/]src[\\/]requests[\\/]latest\./ },
  // Answers that PHP may have printed a notice into.
  { name: 'json-answer', test: /packages[\\/]platform[\\/]src[\\/]requests[\\/]json-answer\./ },
  // Whether visitors allow something, whoever has asked them: for the units that write cookies or count.
  { name: 'consent', test: /packages[\\/](platform[\\/]src[\\/]consent[\\/]|ab-testing[\\/]src[\\/]consent\.late\.)/ },
  // What opens and closes by its height.
  { name: 'slide-height', test: /packages[\\/]ui[\\/]src[\\/]plain[\\/]slide-height\./ },
  // What keeps ours at the window's edge, clear of what others have there.
  { name: 'window-edge', test: /packages[\\/]ui[\\/]src[\\/]plain[\\/]window-edge[\\/]/ },
  // Where the focus is, and what is being typed, over what is replaced; and the line that says what failed, which never takes it along.
  { name: 'focus', test: /packages[\\/](dom[\\/]src[\\/](typing|focus)|platform[\\/]src[\\/]cart[\\/]focus)\.|packages[\\/]ui[\\/]src[\\/]plain[\\/](?!try-again)/ },
  // Only pages that sell something need the cart. After the base, which it stands on.
  { name: 'cart', test: /packages[\\/]((platform[\\/]src[\\/]cart|cart[\\/]src[\\/]shared)[\\/]|platform[\\/]src[\\/]requests[\\/](queue|reader))/ },
  // What is tried again by itself.
  { name: 'retry', test: /packages[\\/]platform[\\/]src[\\/]requests[\\/](retry|waiting)\./ },
  // What follows fields, where a unit minds some, and what takes charge of regions that the server sends again.
  { name: 'fields', test: /packages[\\/](dom|mount)[\\/]src[\\/]field\./ },
  // Fields that a unit writes, too.
  { name: 'adopt-fields', test: /packages[\\/]mount[\\/]src[\\/]adopt-fields\./ },
  // What screen readers are told, with the first touch.
  { name: 'announcer', test: /packages[\\/]mount[\\/]src[\\/]announcer\./ },
  // What Escape closes: for what opens.
  { name: 'escape', test: /packages[\\/]mount[\\/]src[\\/]escape\./ },
  // For units whose larger part comes with the first touch.
  { name: 'on-touch', test: /packages[\\/]mount[\\/]src[\\/]bring-on-touch\./ },
  // For lists that open, whose code comes with the touch.
  { name: 'to-open', test: /packages[\\/]mount[\\/]src[\\/]bring-to-open\./ },
  { name: 'regions', test: /packages[\\/](dom[\\/]src[\\/]fields|mount[\\/]src[\\/](server-html|keep))\./ },
  // How units at a checkout hear of each other, and the page of them; what several of them do. After fields and regions, which it stands on.
  { name: 'checkout-shared', test: /packages[\\/](platform[\\/]src[\\/]checkout|multistep-checkout[\\/]src[\\/]shared)[\\/]/ },
  // Families: a page of the theme's often has members of two.
  { name: 'family', test: /packages[\\/]mount[\\/]src[\\/]family\./ },
  // What the theme says of its page, and what units for it know of it: devices, settings.
  { name: 'theme', test: /packages[\\/](platform[\\/]src[\\/]theme[\\/](settings|device|stand-in)|page-builder[\\/]src[\\/]shared[\\/]anatomy)\./ },
  // The theme's functions that scripts of others call: for families whose page has lost the theme's script.
  { name: 'theme-functions', test: /packages[\\/]platform[\\/]src[\\/]theme-functions[\\/]/ },
  // What is fixed over the page, for what sticks beneath it and for headers as high as the window.
  { name: 'fixed-headers', test: /packages[\\/]platform[\\/]src[\\/]theme[\\/]fixed-headers\./ },
  // The way to a place of the page, beneath what stays at its top.
  { name: 'scrolling', test: /packages[\\/]platform[\\/]src[\\/]theme[\\/](headers|scroll-to)/ },
  // Motion along the page's scrolling, for backgrounds and for effects.
  { name: 'follow-scroll', test: /packages[\\/]page-builder[\\/]src[\\/]shared[\\/]follow-scroll\./ },
  // What keeps the nodes of a region that has keys.
  { name: 'morph', test: /(node_modules[\\/]idiomorph|packages[\\/]mount[\\/]src[\\/]morph)/ },
  // Its button, where a unit has something to try again.
  { name: 'try-again', test: /packages[\\/]ui[\\/]src[\\/]plain[\\/]try-again/ },
  // Lists that open beneath a field, for the units that have such: what is drawn without one does not load them.
  { name: 'combobox', test: /packages[\\/]ui[\\/]src[\\/](combobox|listbox|popup|select-popup|support[\\/](fill-field|use-(adopted|dismiss)))[\\/.]/ },
  // With what stands on it: a part that is drawn in its place, as most are, does not need it.
  { name: 'floating-ui', test: /(node_modules[\\/]@floating-ui|packages[\\/]ui[\\/]src[\\/]tooltip)/ },
  // What checks and sends forms, with the first touch. Before what they stand on at once, which names it for who wants it.
  { name: 'forms-sending', test: new RegExp(`packages[\\\\/]forms[\\\\/]src[\\\\/](engine|theme-forms)[\\\\/](.*[\\\\/])?(${SENT_LATER})\\.`), includeDependenciesRecursively: false },
  // What all forms stand on, and what the theme's two print alike. After all that it stands on itself; what only some forms need is late.
  { name: 'forms', test: new RegExp(`packages[\\\\/]forms[\\\\/]src[\\\\/](engine|theme-forms)[\\\\/](?!.*(\\.late\\.|[\\\\/](${SENT_LATER})\\.))`) },
]

/** The folder of a family's member that a module belongs to: one in which the member's own `member.ts` stands. */
function memberOf({ folder }: FoundUnit, id: string): string | undefined {
  const [, member] = /^[\\/]([^\\/]+)[\\/]/.exec(id.startsWith(folder) ? id.slice(folder.length) : '') ?? []
  return member !== undefined && existsSync(join(folder, member, 'member.ts')) ? member : undefined
}

/** The members of a family, by their folders; of any other unit none. */
export function membersOf({ folder }: Pick<FoundUnit, 'folder'>): string[] {
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'member.ts')))
}

/** Whether a module is one that a family's members share: its folder is called so. */
function isShared(unit: FoundUnit, id: string): boolean {
  return membersOf(unit).length > 0 && id.startsWith(join(unit.folder, 'shared') + sep)
}

/** What several members of a family share, by the names of its late modules, but for what its manifest packs. */
function sharedLate({ folder, manifest }: FoundUnit): string[] {
  const shared = join(folder, 'shared')
  if (!existsSync(shared)) return []
  const packed = Object.values(manifest.lateChunks ?? {}).flat()
  return readdirSync(shared).map(nameOf).filter((name) => name !== '' && !packed.includes(name))
}

/** Whether a unit's module comes later than the unit itself: `name.late.ts`. */
const isLate = (id: string) => /\.late\.tsx?$/.test(id)

/** Which chunk a module goes into. */
export function chunkGroups({ units }: Pick<Units, 'units'>): Group[] {
  const of = (unit: FoundUnit, id: string) => unitOf(units, id) === unit.name
  return [
    ...SHARED,
    // What a unit's late modules share with it stays in its own file.
    ...units.map((unit) => ({ name: unit.name, test: (id: string) => of(unit, id) && !isLate(id) && !memberOf(unit, id) && !isShared(unit, id) })),
    // A family's member is a file of its own, with what stands in its folder; what it brings later is another.
    ...units.flatMap((unit) => membersOf(unit).map((member) => ({
      name: `${unit.name}.${member}`,
      test: (id: string) => !isLate(id) && of(unit, id) && memberOf(unit, id) === member,
      includeDependenciesRecursively: false,
    }))),
    // What is shared with other units stays where it is: nobody loads this unit for it.
    ...units.flatMap((unit) => Object.entries(unit.manifest.lateChunks ?? {}).map(([name, files]) => ({
      name: `${unit.name}.${name}`,
      test: (id: string) => of(unit, id) && isLate(id) && files.includes(nameOf(id)),
      includeDependenciesRecursively: false,
    }))),
    // What members share comes with the first of them that needs any of it: the family's own file is to know them, and no more.
    ...units.filter((unit) => membersOf(unit).length > 0).map((unit) => ({
      name: `${unit.name}.shared`,
      test: (id: string) => of(unit, id) && !isLate(id) && isShared(unit, id),
      includeDependenciesRecursively: false,
    })),
    // Of a family's members each may need it: no member's own file is loaded for it.
    ...units.filter((unit) => membersOf(unit).length > 0).flatMap((unit) => sharedLate(unit).map((name) => ({
      name: `${unit.name}.${name}`,
      test: (id: string) => of(unit, id) && isLate(id) && nameOf(id) === name,
      includeDependenciesRecursively: false,
    }))),
    // What several of the parts that are drawn stand on. A component that one alone draws goes with it: nobody loads a list for a notice.
    { name: 'ui', test: /(packages[\\/]ui[\\/]src[\\/](?!plain)|node_modules[\\/]zustand[\\/])/, minShareCount: 2 },
    // What only some of the kit's parts need.
    { name: 'lightbox', test: /(node_modules[\\/]yet-another-react-lightbox|packages[\\/]ui[\\/]src[\\/]lightbox)[\\/]/ },
    { name: 'date-picker', test: /(node_modules[\\/](react-day-picker|date-fns|@date-fns)|packages[\\/]ui[\\/]src[\\/]date-picker)[\\/]/ },
  ]
}

/** A late module's name, as manifests say it: `counts.model`. */
function nameOf(id: string): string {
  return /([^\\/]+)\.late\.tsx?$/.exec(id)?.[1] ?? ''
}

/** What a chunk's file is called: one of a single unit's carries its name, also with what it alone takes of a package: two units may each have a `dropdown.ts`. */
export function chunkFile({ units }: Pick<Units, 'units'>, { name, moduleIds }: { readonly name: string; readonly moduleIds: readonly string[] }): string {
  // What several units share may stand in the folder of one of them.
  if (SHARED.some((shared) => shared.name === name)) return `${name}.js`
  const owners = new Set(moduleIds.flatMap((id) => unitOf(units, id) ?? []))
  const [owner] = owners
  // That it comes late is no news to who sees it in a network log.
  const short = name.replace(/\.late$/, '')
  return owners.size === 1 && owner && short !== owner && !short.startsWith(`${owner}.`) ? `${owner}.${short}.js` : `${short}.js`
}

/** A plugin for the build: nothing comes into the base unseen, because something in it imports it. */
export function baseAsListed(): Plugin {
  return {
    name: 'tillkit-base-as-listed',
    apply: 'build',
    generateBundle(_options, bundle) {
      const base = bundle['base.js']
      if (base?.type !== 'chunk') return
      const guests = Object.entries(base.modules).filter(([id, { renderedLength }]) => renderedLength > 0 && !isBase(id))
      if (guests.length > 0) this.error(`base.js has got ${guests.map(([id]) => id).join(', ')}: every page with a unit would load it. Import it elsewhere, or name it in packages/tools/src/build/chunks.ts.`)
    },
  }
}

/** A plugin for the build: no unit's page loads the code of another because the two share a module that has no chunk of its own. */
export function unitsApart({ units }: Pick<Units, 'units'>): Plugin {
  const ownerOf = (file: string) => units.find(({ name }) => file === `${name}.js` || file.startsWith(`${name}.`))?.name
  return {
    name: 'tillkit-units-apart',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const owner = ownerOf(chunk.fileName)
        const foreign = chunk.imports.find((file) => ![undefined, owner].includes(ownerOf(file)))
        if (!foreign) continue
        const other = bundle[foreign]
        const shared = other?.type === 'chunk' ? Object.keys(other.modules).filter((id) => !unitOf(units, id)) : []
        this.error(`${chunk.fileName} imports ${foreign}, another unit's, which holds ${shared.join(', ')}. Name what they share in packages/tools/src/build/chunks.ts.`)
      }
    },
  }
}
