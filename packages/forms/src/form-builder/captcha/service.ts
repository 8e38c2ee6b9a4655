import { invoke } from '@tillkit/dom'
import { isRecord, pageJQuery, readGlobal } from '@tillkit/platform'
import { anatomy, attributes, INVISIBLE_ID, services } from './anatomy.ts'

/** What a service's script offers, as far as it is asked for. All of them have the same names for it. */
interface ServiceApi {
  readonly render?: (widget: Element, options: Readonly<Record<string, unknown>>) => unknown
  readonly reset?: (id: string | number) => unknown
  readonly execute?: (id: string | number) => unknown
  readonly getResponse?: (id: string | number) => unknown
}

/** A service against bots on a form. */
export interface Service {
  /** Its box in the form. */
  readonly area: Element
  readonly name: (typeof services)[keyof typeof services]
  /** What it is to be solved in; the newest kind has none. */
  readonly widget: HTMLElement | null
  readonly button: HTMLElement | null
  /** Its script, once that is there. */
  api(): ServiceApi | undefined
}

/** Finds the service that a form is protected by. */
export function serviceIn(root: Element): Service | undefined {
  const area = invoke(root, 'querySelector', anatomy.area)
  if (!area) return undefined
  const name = Object.entries(services).find(([className]) => area.classList.contains(className))?.[1] ?? 'grecaptcha'
  return {
    area,
    name,
    widget: invoke(area, 'querySelector', anatomy.widget) as HTMLElement | null,
    button: invoke(root, 'querySelector', anatomy.submit) as HTMLElement | null,
    api() {
      const found = readGlobal(name)
      return isRecord(found) || typeof found === 'function' ? (found as ServiceApi) : undefined
    },
  }
}

/** The number of a widget that is solved without being seen: its button has it. The first of a page is 0. */
export function invisibleId({ button }: Service): string | number | undefined {
  const id: unknown = button ? Reflect.get(button, INVISIBLE_ID) : undefined
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : undefined
}

/** The number of a widget, wherever it is noted. */
function widgetId(service: Service): string | number | undefined {
  const noted = service.widget?.getAttribute(attributes.widgetId)
  return invisibleId(service) ?? (noted ? (/^\d+$/.test(noted) ? Number(noted) : noted) : undefined)
}

/** Has a widget ask anew: what it was answered is good for one attempt. */
export function resetService(service: Service): void {
  const id = widgetId(service)
  if (id !== undefined) service.api()?.reset?.(id)
  const helper = invoke(service.area, 'querySelector', anatomy.helper)
  if (helper instanceof HTMLInputElement) helper.value = ''
}

/** Whether the page has noted that an invisible captcha could not be loaded. */
export function isBroken({ button }: Service): boolean {
  if (!button) return false
  return attributes.isBroken.some((name) => button.hasAttribute(name)) || Boolean(pageJQuery()?.(button).data('captchaInvalid'))
}
