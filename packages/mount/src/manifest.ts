import type { LegacyScript } from '@tillkit/platform'
import type { Claim } from './touch/claims.ts'
import type { When } from './life/when-ready.ts'

/** What brings a unit's code, and when. */
export interface Trigger {
  /** Default: what the unit mounts on. */
  readonly selector?: string
  /**
   * Default `interaction`: the code comes with the shopper's intent, which is the pointer over it, the focus in it, or a touch.
   */
  readonly when?: When
  /** Only on a visit like this. Default: on each. */
  readonly only?: Visit
  /**
   * Only where the address' query or one of the page's cookies has what this pattern finds: a unit that minds what a visitor brings along costs
   * other visits nothing. Default: everywhere.
   */
  readonly named?: string
  /**
   * Brings what the unit does untouched, `NAME.untouched.js`, and not the unit itself: for each of these elements. Not for
   * `interaction`. Default: the unit.
   */
  readonly untouched?: true
}

/**
 * A visit that a trigger may be for: by somebody who has a cart, by an address with a query, or by Back or Forward, which
 * show a page as it was kept.
 */
export type Visit = 'cart' | 'query' | 'return'

/** What is known of a unit before its code is there: what the script tag waits for, and what keeps it off. */
export interface KnownUnit {
  /** The unit's name, which is also its file's. */
  readonly name: string
  /** The elements that it mounts on. */
  readonly selector: string
  readonly when: When
  /**
   * What brings its code by the script tag, where that is not the unit's element itself: what has something to do only when
   * touched costs nothing before. What the unit does untouched needs a trigger too. Default: `selector`, `when`.
   */
  readonly triggers?: readonly Trigger[]
  /** Whether a change of the cart by somebody else brings its code, too. What was said of it meanwhile is heard then. */
  readonly followsCart?: boolean
  /**
   * The style sheets that come with its code, by their names: `NAME.css` of its package. What keeps room, or has to be there in the
   * first paint, stands in `NAME.head.css` instead, of which `tillkit.css` is made. Sheets of the kit's components come by themselves
   * with what is drawn, as `drawn.css`. Default: none.
   */
  readonly styles?: readonly string[]
  /**
   * What the unit stands on, one of these: the name of a global (one that is empty does not count), or a selector, which begins with a dot. Looked for
   * when the page's HTML is there, and by the script tag again with what comes later. Where the page has none the unit is not there, without a
   * word. Default: nothing.
   */
  readonly needs?: readonly string[]
  /**
   * Units that the platform starts before this one, by name: scripts of others count on the order of what both raise. Where one of them is
   * to mount on the page too, this one starts after it. Default: none.
   */
  readonly follows?: readonly string[]
  /** The shopper's first touches that only this unit can answer; held until it is there. */
  readonly claims?: readonly Claim[]
  /** The shop's scripts whose work it does, or a part of it: while one of them is live, the unit stays off. */
  readonly legacy?: readonly LegacyScript[]
  /** What its module imports at once, directly or not, by file name without `.js`: the build says it. */
  readonly chunks?: readonly string[]
  /** Sets up page globals that inline code expects before the unit's code has come. May run more than once. */
  readonly stub?: () => void
}

/** A unit in the script tag's table: what is usual is left out. */
export type UnitRow = Omit<KnownUnit, 'when' | 'stub' | 'follows'> & Partial<Pick<KnownUnit, 'when'>>

/**
 * A script of the shop's that a unit replaces. Where several units name it, it is replaced as a whole or not at all.
 */
export interface LegacyHandle extends LegacyScript {
  /**
   * Words that occur together only in this script's code, to find it inside an optimiser's combined file: the names of its
   * globals, of events that nobody else raises, of classes that nobody else sets.
   */
  readonly markers: readonly string[]
  /**
   * The plugin that it belongs to: how its folder begins, and what it is called; its main file, where folders of its add-ons begin alike. Default:
   * WooCommerce.
   */
  readonly plugin?: { readonly folder: string; readonly title: string; readonly file?: string }
  /** The theme that it belongs to, by its folder, where it is no plugin's. */
  readonly theme?: { readonly folder: string; readonly title: string }
  /**
   * It is a library that others depend on for its own sake: a page on which somebody has enqueued such a script keeps it, and with it the old script
   * of each unit that it keeps off. Default false: what depends on it makes do with its data.
   */
  readonly isLibrary?: boolean
  /** Scripts that only serve this one: each goes with it, but where a live script that does not go depends on it. Default: none. */
  readonly helpers?: readonly LegacyHelper[]
  /**
   * Scripts of the platform's that are asked for by themselves along with this one, by handle, beside what it depends on: that they were asked for
   * counts as long as this one is live. Default: none.
   */
  readonly asksFor?: readonly string[]
  /**
   * Scripts that hear of its work from whoever does it, and so stay beside the unit: merchants are told that it is meant so. Default: none.
   */
  readonly companions?: readonly LegacyScript[]
  /**
   * Who builds on what it defines: pages that have any of these keep it, and so do those with a live script that depends on its handle. Default: nobody
   * does; what depends on it then makes do with its data.
   */
  readonly builders?: LegacyBuilders
}

/** A script that only serves another one. Known by its file alone: others use such handles for files of their own. */
export interface LegacyHelper extends LegacyScript {
  /** It is the platform's: it stays where somebody has asked for it by itself. Default false. */
  readonly isPlatforms?: boolean
  /** It depends on the one that it serves: where that is brought back, it comes behind it. Default false: it comes before it. */
  readonly isBehind?: boolean
}

/** What builds on a script of the shop's. */
export interface LegacyBuilders {
  /** How the handles of scripts end that depend on it, for who does not see what depends on what. */
  readonly ending: string
  /** The class of all elements that may be somebody's who builds on it. */
  readonly modules: string
  /** Classes of those that do not, one of which each of them has; a star stands for how one goes on. */
  readonly known: readonly string[]
}

/** A unit that is not built yet, as far as others have to know it. */
export interface PlannedUnit extends Pick<KnownUnit, 'name' | 'selector' | 'needs' | 'claims'> {
  /** Default `idle`. */
  readonly when?: When
  readonly legacy?: readonly LegacyHandle[]
  /** What it will be called for merchants. */
  readonly title: string
}

/**
 * All that others have to know of a unit, as plain data in a file of its own: `manifest.ts` or `NAME.manifest.ts`. The script
 * tag's table, the build's entries, the plugin's and the preview's lists are made from it. Code that belongs to it stands
 * beside it: `entry.ts`, and where it has them `stub.ts` and `early.ts`, or `NAME.stub.ts` and `NAME.early.ts`.
 */
export interface UnitManifest extends Omit<KnownUnit, 'stub' | 'chunks' | 'legacy'> {
  readonly legacy?: readonly LegacyHandle[]
  /**
   * Scripts that other units name in `legacy`, and of which a part is this one's: they go only where this one is on too. A live one does not
   * keep it off, since that part does nothing without this unit's own `legacy`. Default none.
   */
  readonly sharedLegacy?: readonly LegacyHandle[]
  /**
   * `early`: beside its module the unit has a synchronous script, made of `early.ts`, that stands first in the head. Default
   * `deferred`.
   */
  readonly phase?: 'early' | 'deferred'
  /** Scripts that its early script has to precede, as a CSS selector. One that it finds is told of in the console. */
  readonly precedes?: string
  /** What it is called for merchants, in English. */
  readonly title: string
  /** What it does, for merchants, in English: a sentence. */
  readonly about: string
  /** Where merchants find it: `technical` units are those that nobody asks for by name. Default `widgets`. */
  readonly group?: 'widgets' | 'technical'
}
