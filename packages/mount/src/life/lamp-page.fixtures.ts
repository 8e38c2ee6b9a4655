import { afterEach, beforeEach, vi } from 'vitest'
import type { Unit } from './definition.ts'
import { enterPage, INSTANCE, pageInstance, type HostInfo, type HostState, type LoaderLink } from '../page/instance.ts'
import { GRACE } from './keyed-stores.ts'
import { lampHtml, lampUnit } from './lamp.fixtures.ts'
import { MOUNTED_EVENT } from './mounting.ts'
import { ERROR_EVENT, type Problem } from './problem.ts'

/** A page of lamps for each test of a file, with timers of its own and a quiet console. */
export interface LampPage {
  /** What was raised as `tillkit:error`. */
  readonly problems: Problem[]
  /** The elements that said that they have mounted. */
  readonly mounted: Element[]
}

/** Prints a lamp in the hall and one in the kitchen before each test, and leaves the page after it. */
export function useLampPage(): LampPage {
  const address = location.href
  const page: LampPage = { problems: [], mounted: [] }
  let listening: AbortController

  beforeEach(() => {
    vi.useFakeTimers()
    page.problems.length = page.mounted.length = 0
    listening = new AbortController()
    const { signal } = listening
    document.addEventListener(ERROR_EVENT, (event) => {
      event.preventDefault()
      page.problems.push((event as CustomEvent<Problem>).detail)
    }, { signal })
    document.addEventListener(MOUNTED_EVENT, (event) => page.mounted.push(event.target as Element), { signal })
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'info').mockReturnValue()
    print(lampHtml() + lampHtml('kitchen'))
  })

  afterEach(() => {
    pageInstance()?.stop()
    Reflect.deleteProperty(window, INSTANCE)
    vi.advanceTimersByTime(GRACE)
    vi.useRealTimers()
    vi.restoreAllMocks()
    listening.abort()
    history.replaceState(null, '', address)
    document.head.replaceChildren()
    document.body.replaceChildren()
  })
  return page
}

/** Prints other lamps instead. */
export function print(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`
}

/** The element that `print` fills. */
export const main = () => document.querySelector('main') as HTMLElement

/** The lamps that are there now. */
export const lamps = () => [...document.querySelectorAll<HTMLElement>('.lamp')]

/** How far the hosts of a unit, or of all, have come. */
export const states = (unit?: string): HostState[] | undefined => pageInstance()?.hosts(unit).map(({ state }) => state)

/** Every host, as unit and state. */
export const mountedStates = () => pageInstance()?.hosts().map(({ unit, state }) => `${unit} ${state}`)

/** Enters the page as the loader does before the runtime comes. */
export function enterLoader(link: Partial<LoaderLink> = {}, hosts: HostInfo[] = []) {
  const loader: LoaderLink = { force: [], of: () => undefined, changed: () => false, queuedFor: () => [], started: vi.fn(), ...link }
  const stop = vi.fn()
  const hostsOf = (unit?: string) => hosts.filter((host) => !unit || host.unit === unit)
  enterPage({ version: __TILLKIT_VERSION__, hosts: hostsOf, stop, loader })
  return { loader, stop }
}

/** The tag of a legacy script. */
export function legacyScript(type = ''): HTMLScriptElement {
  const script = document.createElement('script')
  script.id = 'old-lamps-js'
  script.type = type
  return script
}

/** A lamp that replaces that legacy script. */
export const replacing = (): Unit => lampUnit({ name: 'new-lamp', legacy: [{ handle: 'old-lamps', file: '/old-lamps.' }] })
