import { closestTo, type Life, listen } from '@tillkit/dom'
import { adoptAs, live } from '@tillkit/mount'
import { callShop } from '@tillkit/platform'
import { form } from '@tillkit/platform/requests'
import { anatomy } from './anatomy.ts'
import type { PageEventsHost } from './context.ts'
import { rare } from './rare-parts.anatomy.ts'

/** Dismisses the banner that tells the shop's own people that nobody else sees it. It stays where the shop does not answer. */
export function start(host: PageEventsHost): void {
  live(host, anatomy.comingSoon, (banner, life) => {
    live(life, rare.comingSoonLink, (link, itsLife) => adoptAs(itsLife, link, { attributes: { role: 'button', tabindex: '0' } }), banner)
    listen<MouseEvent>(life, banner, 'click', (event) => {
      const link = closestTo(event, rare.comingSoonLink)
      if (link) return dismiss(host, life, { banner, link })
    })
    // Without an address it is no link, so that Enter does not click it.
    listen<KeyboardEvent>(life, banner, 'keydown', (event) => {
      if (event.key === 'Enter' && !event.repeat) closestTo(event, rare.comingSoonLink)?.click()
    })
  })
}

async function dismiss(host: PageEventsHost, life: Life, { banner, link }: { banner: Element; link: HTMLElement }): Promise<void> {
  const { restUrl = '', restNonce = '' } = link.dataset
  try {
    await callShop(restUrl, {
      body: form({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } }),
      headers: { 'X-WP-Nonce': restNonce },
    })
    adoptAs(life, banner, { style: { display: 'none' } })
  } catch {
    host.announce(host.say('bannerFailed'))
  }
}
