import { isRecord, readFlag, readGlobal, readText } from '@tillkit/platform'
import { CONTEXT } from './anatomy.ts'

/** What an event tells. */
export type EventProps = Readonly<Record<string, unknown>>

/** Something that the shop wants to know of. */
export interface AnalyticsEvent {
  readonly name: string
  readonly props: EventProps
}

/** What the plugin prints of a page. */
export interface AnalyticsContext {
  /** Where events go, where the shop passes them on itself. */
  readonly endpoint: string
  /** What goes with each event; nothing where the shop adds it itself. */
  readonly commonProps: EventProps
  /** What the server has seen of this page, in its order. */
  readonly queue: readonly AnalyticsEvent[]
  /** Whether events go to the newer store of the provider's, too. */
  readonly isMarked: boolean
  readonly hasSessions: boolean
  /** Whether the shop passes events on. Otherwise the provider's own script sends them. */
  readonly isProxied: boolean
  readonly breadcrumbs: readonly string[]
  readonly isAccountPage: boolean
}

/** Reads what the plugin prints; undefined where that is no object. Of what cannot be used nothing is left. */
export function readContext(): AnalyticsContext | undefined {
  const given = readGlobal(CONTEXT)
  if (!isRecord(given)) return undefined
  const members = (name: string): EventProps => {
    const value = given[name]
    return isRecord(value) ? value : {}
  }
  const { ch, sessionTracking, proxy } = members('features')
  return {
    endpoint: readText(given['trackEndpoint']),
    commonProps: members('commonProps'),
    queue: listOf(given['eventQueue']).flatMap(eventsIn),
    isMarked: readFlag(ch),
    hasSessions: readFlag(sessionTracking),
    isProxied: readFlag(proxy),
    breadcrumbs: listOf(given['breadcrumbs']).map(String),
    isAccountPage: readFlag(members('pages')['isAccountPage']),
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function eventsIn(event: unknown): AnalyticsEvent[] {
  if (!isRecord(event) || typeof event['eventName'] !== 'string') return []
  return [{ name: event['eventName'], props: isRecord(event['props']) ? event['props'] : {} }]
}
