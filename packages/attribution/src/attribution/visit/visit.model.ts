import { cookies, MIGRATION, NONE, SEPARATOR } from '../anatomy.ts'
import type { Config } from '../config.ts'
import type { AttributionOptions } from '../options.ts'
import type { PageMemory } from '../page-memory.ts'
import type { CookieJar } from '../records/cookie-jar.ts'
import { fromCookie, toCookie } from '../records/encoding.ts'
import { cutAddress, recordOf, textOf, type Pairs } from '../records/record.ts'
import { visitSource } from '../source/source.model.ts'
import type { VisitData } from './visit-data.ts'

/** What a visit is recorded with. */
export interface RecordDeps {
  readonly jar: CookieJar
  readonly config: Config
  readonly options: AttributionOptions
  /** What the browser calls itself. */
  readonly userAgent: string
}

type Name = Exclude<keyof typeof cookies, 'migrations'>

/** The visit's cookies while they are being written: what was written counts, whether or not the browser keeps it. */
interface Written {
  text(name: Name): string
  write(name: Name, text: string): void
  /** Whether a cookie is there that says what kind of source it is. */
  hasSource(name: 'current' | 'first'): boolean
}

/** Records a page of a visit in the cookies, as the library does and in its order. @returns what is known now, whether or not the browser keeps it */
export function recordVisit({ address, referrer, time }: PageMemory, deps: RecordDeps): VisitData {
  const { config, options, userAgent } = deps
  const isBase64 = config.isBase64 || options.base64
  const at = (pairs: Pairs) => textOf(pairs, isBase64)
  const visit = openCookies(deps, isBase64)
  migrate(deps, visit, isBase64)
  const isInSession = visit.text('session') !== ''
  const isKnown = visit.hasSource('first') || visit.hasSource('current')
  const source = visitSource({ address: new URL(address), referrer, isInSession, isKnown, options })
  if (source) {
    const arrival = at([['fd', dateOf(time)], ['ep', cutAddress(address)], ['rf', cutAddress(referrer) || NONE]])
    visit.write('current_add', arrival)
    if (visit.text('first_add') === '') visit.write('first_add', arrival)
  }
  visit.write('current', source ? at(source) : visit.text(visit.hasSource('current') ? 'current' : 'first'))
  if (!visit.hasSource('first')) visit.write('first', visit.text('current'))
  const visits = visit.text('udata') === '' ? 1 : countIn(visit, 'udata', 'vst') + (isInSession ? 0 : 1)
  visit.write('udata', at([['vst', String(visits)], ['uip', NONE], ['uag', cutAddress(userAgent)]]))
  const pages = isInSession ? countIn(visit, 'session', 'pgs') + 1 : 1
  visit.write('session', at([['pgs', String(pages)], ['cpg', cutAddress(address)]]))
  return dataOf(visit)
}

/** Opens the cookies for reading and writing. A text is read as a cookie has it, also one that was written just now: once decoded. */
function openCookies({ jar, config }: RecordDeps, isBase64: boolean): Written {
  const values = new Map<Name, string>()
  const text = (name: Name) => fromCookie(values.get(name) ?? jar.read(cookies[name]))
  return {
    text,
    write(name, its) {
      const value = toCookie(its, isBase64)
      values.set(name, value)
      jar.write(cookies[name], value, name === 'session' ? config.session : config.lifetime)
    },
    hasSource: (name) => Boolean(recordOf(text(name))['typ']),
  }
}

/** Brings cookies of the library's first version up to date: their separator was one stroke. */
function migrate({ jar, config }: RecordDeps, visit: Written, isBase64: boolean): void {
  if (jar.read(cookies.migrations) !== '') return
  if (visit.text('first') !== '') {
    for (const name of ['current', 'current_add', 'first', 'first_add', 'session', 'udata', 'promo'] as const) {
      const text = visit.text(name)
      if (text !== '') visit.write(name, text.replaceAll(/(\|)?\|(\|)?/g, (all, before: string | undefined, after: string | undefined) => (before || after ? all : SEPARATOR)))
    }
    if (visit.text('session') !== '') visit.write('session', 'pgs=0')
  }
  jar.write(cookies.migrations, toCookie(MIGRATION, isBase64), config.lifetime)
}

/** A number that a cookie counts; 1 where it cannot be read. */
function countIn(visit: Written, name: 'udata' | 'session', key: string): number {
  return parseInt(recordOf(visit.text(name))[key] ?? '', 10) || 1
}

function dataOf({ text }: Pick<Written, 'text'>): VisitData {
  const of = (name: Name) => recordOf(text(name))
  return { current: of('current'), current_add: of('current_add'), first: of('first'), first_add: of('first_add'), session: of('session'), udata: of('udata'), promo: of('promo') }
}

/** `2026-11-28 20:07:57`, in UTC wherever the visitor is. */
function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}

/** Takes all that a visit has recorded out of the cookies. */
export function forgetVisit(jar: CookieJar): void {
  for (const name of Object.values(cookies)) jar.remove(name)
}
