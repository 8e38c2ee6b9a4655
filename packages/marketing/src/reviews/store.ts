import { raise } from '@tillkit/platform'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Host } from '@tillkit/mount'
import { events, PUBLIC } from './anatomy.ts'
import type { options } from './options.ts'
import type { Config } from './read.ts'

/**
 * Defines the provider's public functions, where no script of its own has.
 * @returns takes them back
 */
function definePublicFunctions(): () => void {
  if (Reflect.has(window, PUBLIC)) return () => undefined
  const functions = {
    /** Shows a widget; one that is there already only where that is forced. */
    loadFromElement(element: Element | null, isForced = false) {
      if (element && isForced) raise(element, events.reload, undefined)
    },
    Modules: {
      WidgetManagement: {
        // Each is found by itself, once.
        findAndApplyWidgets: () => undefined,
        closePopups: () => raise(document, events.close, undefined),
      },
    },
  }
  Reflect.set(window, PUBLIC, functions)
  return () => {
    if (Reflect.get(window, PUBLIC) === functions) Reflect.deleteProperty(window, PUBLIC)
  }
}

/** What the widgets of a page share: whether one of them has asked for the page's structured data. */
type ReviewsStore = StoreApi<{ readonly isDescribed: boolean }> & {
  /** Takes the provider's public functions back. */
  readonly end: () => void
}

/** Makes what the widgets of a page share, the provider's public functions among it. */
export const createReviewsStore = (): ReviewsStore => ({ ...createStore(() => ({ isDescribed: false })), end: definePublicFunctions() })

/** A widget, with what the page's widgets share. */
export type ReviewsHost = Host<Config, ReviewsStore, Readonly<Record<never, never>>, typeof options>
