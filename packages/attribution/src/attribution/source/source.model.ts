import { NONE } from '../anatomy.ts'
import type { AttributionOptions } from '../options.ts'
import type { Pairs } from '../records/record.ts'
import { parametersOf } from './parameters.model.ts'
import { isOwn, isWithin, isYandex, referrerOf, searchEngineOf, sourceOf, type Referrer } from './referrer.model.ts'

/** What a source is told by. */
export interface Arrival {
  readonly address: URL
  readonly referrer: string
  /** Whether a session goes on: a referral never interrupts one. */
  readonly isInSession: boolean
  /** Whether something is known of the visitor from before. */
  readonly isKnown: boolean
  readonly options: AttributionOptions
}

/** Parameters that name a campaign. */
const CAMPAIGN = ['source', 'medium', 'campaign', 'content', 'term', 'id', 'source_platform', 'creative_format', 'marketing_tactic'].map((name) => `utm_${name}`)

/** What stands for a campaign whose address has nothing but the click's number. */
interface Click {
  readonly parameter: string
  readonly source: string
  readonly medium: string
  readonly campaign?: string
}

/** Clicks that the library knows. */
const CLICKS: readonly Click[] = [
  { parameter: 'gclid', source: 'google', medium: 'cpc', campaign: 'google_cpc' },
  { parameter: 'yclid', source: 'yandex', medium: 'cpc', campaign: 'yandex_cpc' },
]

/** Those that it does not, for shops that want them. The last one stands on links that nobody has paid for, too. */
const MORE_CLICKS: readonly Click[] = [
  { parameter: 'gbraid', source: 'google', medium: 'cpc', campaign: 'google_cpc' },
  { parameter: 'wbraid', source: 'google', medium: 'cpc', campaign: 'google_cpc' },
  { parameter: 'msclkid', source: 'bing', medium: 'cpc', campaign: 'bing_cpc' },
  { parameter: 'ttclid', source: 'tiktok', medium: 'cpc', campaign: 'tiktok_cpc' },
  { parameter: 'fbclid', source: 'facebook', medium: 'social' },
]

/** The source of a visit, as the cookie has it; undefined where the one from before goes on. The first rule that fits counts. */
export function visitSource(arrival: Arrival): Pairs | undefined {
  const { address, options, isInSession, isKnown } = arrival
  const referrer = referrerOf(arrival.referrer)
  const campaign = campaignOf(parametersOf(address.search), referrer, options)
  if (campaign) return campaign
  const foreign = referrer && !isOwn(referrer, address.hostname) ? referrer : undefined
  const engine = foreign && searchEngineOf(foreign, options)
  if (engine !== undefined) return pairs({ typ: 'organic', src: engine, mdm: 'organic' })
  if (foreign && !isInSession && !options.ignoreReferrers.some((host) => isWithin(foreign.host, host))) {
    return pairs({ typ: 'referral', src: sourceOf(foreign), mdm: 'referral', cnt: foreign.path })
  }
  return isKnown ? undefined : pairs({ typ: 'typein', src: '(direct)' })
}

/** A campaign that the address names. */
function campaignOf(parameters: ReadonlyMap<string, string>, referrer: Referrer | undefined, { clickIds }: AttributionOptions): Pairs | undefined {
  const click = [...CLICKS, ...(clickIds ? MORE_CLICKS : [])].find(({ parameter }) => parameters.has(parameter))
  if (!click && !CAMPAIGN.some((name) => parameters.has(name))) return undefined
  const of = (name: string) => parameters.get(`utm_${name}`)
  return pairs({
    typ: 'utm',
    src: of('source') ?? click?.source,
    mdm: of('medium') ?? click?.medium,
    cmp: of('campaign') ?? click?.campaign,
    cnt: of('content'),
    trm: of('term') ?? (searchTerm(referrer) || undefined),
    id: of('id') || undefined,
    plt: of('source_platform') || undefined,
    fmt: of('creative_format') || undefined,
    tct: of('marketing_tactic') || undefined,
  })
}

/** What was asked for, where the search engine says so. */
function searchTerm(referrer: Referrer | undefined): string | undefined {
  return referrer && isYandex(referrer) ? parametersOf(referrer.query).get('text') : undefined
}

/** The keys of a source, in the order in which they stand in its cookie. */
const KEYS = ['typ', 'src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct'] as const

function pairs(values: Readonly<Partial<Record<(typeof KEYS)[number], string | undefined>>>): Pairs {
  return KEYS.map((key) => [key, values[key] ?? NONE])
}
