import { raise } from '@tillkit/platform'
import { events, PUBLIC } from './anatomy.ts'

/**
 * Defines the provider's public functions, where no script of its own has.
 * @returns takes them back
 */
export function definePublicFunctions(): () => void {
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
