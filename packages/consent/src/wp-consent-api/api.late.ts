import { readCookie } from '@tillkit/dom'
import { isRecord, raise, readGlobal, readText } from '@tillkit/platform'
import { values, WP, wpEvents } from './anatomy.ts'

/** For how many days a choice is kept where the settings say nothing. */
const DAYS = 30
const DAY = 24 * 60 * 60

/** What a service is asked by whose category nobody knows. */
const UNKNOWN_SERVICE = 'marketing'

/**
 * Defines the WP Consent API's functions by the settings that the page prints of it.
 * @returns takes them back
 */
export function defineWpConsentApi(): () => void {
  const settings = readGlobal(WP.config)
  const defined = functionsOf(isRecord(settings) ? settings : {})
  const own = Object.entries(defined).filter(([name]) => !(name in window))
  for (const [name, value] of own) Reflect.set(window, name, value)
  return () => own.forEach(([name, value]) => Reflect.get(window, name) === value && Reflect.deleteProperty(window, name))
}

function functionsOf(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const prefix = readText(settings['cookie_prefix'], 'wp_consent')
  const write = (name: string, value: string) => writeCookie(name, value, Number(settings['cookie_expiration']) || DAYS)
  const stored = (category: string) => readCookie(`${prefix}_${category}`)
  const servicesName = `${prefix}_consented_services`
  const hasConsent = (category: string): boolean => {
    const type = String(readGlobal(WP.type) ?? readGlobal(WP.fallbackType) ?? '')
    const value = stored(category)
    return type === '' || (type.includes('optout') && value === '') || value === values.allow
  }
  const hasServiceConsent = (service: string): boolean => {
    const given = readServices(servicesName)[service]
    return typeof given === 'boolean' ? given : hasConsent(categoryOf(settings, service))
  }
  return {
    [WP.fallbackType]: settings['consent_type'],
    [WP.waits]: settings['waitfor_consent_hook'],
    [WP.has]: hasConsent,
    [WP.set]: (category: string, value: string) => {
      if (value !== values.allow && value !== values.deny) return
      const before = stored(category)
      write(`${prefix}_${category}`, value)
      // A list without members that has a property, as the API's own script raises it.
      if (before !== value) raise(document, wpEvents.change, Object.assign([], { [category]: value }))
    },
    wp_has_service_consent: hasServiceConsent,
    wp_is_service_denied: (service: string) => readServices(servicesName)[service] === false,
    wp_set_service_consent: (service: string, value: boolean) => {
      write(servicesName, JSON.stringify({ ...readServices(servicesName), [service]: value }))
      raise(document, wpEvents.service, { service, value })
    },
    consent_api_get_cookie: (name: string) => readCookie(name),
    consent_api_set_cookie: write,
  }
}

function categoryOf({ services }: Readonly<Record<string, unknown>>, service: string): string {
  return readText(isRecord(services) ? services[service] : undefined, UNKNOWN_SERVICE)
}

function readServices(name: string): Readonly<Record<string, unknown>> {
  try {
    const services: unknown = JSON.parse(readCookie(name) || '{}')
    return isRecord(services) ? services : {}
  } catch {
    // Another tool's, or cut off.
    return {}
  }
}

function writeCookie(name: string, value: string, days: number): void {
  try {
    document.cookie = `${name}=${value}; max-age=${days * DAY}; path=/${location.protocol === 'https:' ? '; secure' : ''}`
  } catch {
    // A sandboxed frame.
  }
}
