import { raise } from '@tillkit/platform'
import { events, PUBLIC } from './anatomy.ts'

/** Defines the provider's public functions, where no script of its own has. They stay: widgets come and go, and each minds itself. */
export function definePublicFunctions(): void {
  const found = Reflect.get(window, PUBLIC)
  if (found) return
  Reflect.set(window, PUBLIC, {
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
  })
}
