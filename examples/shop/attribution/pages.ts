import { escapeText, html, type Order } from '@tillkit/fixtures'
import { attributionScript } from '@tillkit/fixtures/attribution'

/** A link as a newsletter would have it, which ends in an order that says so. */
export const CAMPAIGN_PAGES = [
  ['/?utm_source=newsletter&utm_medium=email&utm_campaign=spring%20sale', 'A link of a campaign: buy something'],
] as const

/** Whether an address is a campaign's. */
export const isCampaign = (query: URLSearchParams): boolean => query.has('utm_source')

/** What the platform prints for its attribution: on all pages of a real shop, here for visitors whom a campaign has sent. */
export const campaignScript = (): string => attributionScript()

/** Where an order came from, as the shop's own people see it in their list; nothing of an order that does not say it. */
export function orderOriginHtml({ attribution = {} }: Order): string {
  const known = Object.entries(attribution)
  return html`${known.length > 0 && `<section class="order-origin">
<h2>Where this order came from</h2>
<table class="shop_table"><tbody>
${known.map(([field, value]) => `<tr><th scope="row">${escapeText(field)}</th><td>${escapeText(value)}</td></tr>`).join('\n')}
</tbody></table>
</section>`}`
}
