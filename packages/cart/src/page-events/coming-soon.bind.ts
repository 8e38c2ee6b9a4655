import { closestTo, type Life, listen } from '@tillkit/dom'
import { adoptAs, live } from '@tillkit/mount'
import { callShop } from '@tillkit/platform'
import { form } from '@tillkit/platform/requests'
import { anatomy } from './anatomy.ts'
import { call, dataKeys, DISMISS } from './coming-soon.anatomy.late.ts'
import type { PageEventsHost } from './context.ts'

/** Dismisses the banner that tells the shop's own people that nobody else sees it. It stays where the shop does not answer. */
export function start(host: PageEventsHost): void {
  live(host, anatomy.comingSoon, (banner, life) => {
    live(life, DISMISS, (link, itsLife) => adoptAs(itsLife, link, { attributes: { role: 'button', tabindex: '0' } }), banner)
    listen<MouseEvent>(life, banner, 'click', (event) => {
      const link = closestTo(event, DISMISS)
      if (link) return dismiss(host, life, { banner, link })
    })
    // Without an address it is no link, so that Enter does not click it.
    listen<KeyboardEvent>(life, banner, 'keydown', (event) => {
      if (event.key === 'Enter' && !event.repeat) closestTo(event, DISMISS)?.click()
    })
  })
}

async function dismiss(host: PageEventsHost, life: Life, { banner, link }: { banner: Element; link: HTMLElement }): Promise<void> {
  try {
    await callShop(link.dataset[dataKeys.address] ?? '', {
      body: form(call.fields),
      headers: { [call.nonceHeader]: link.dataset[dataKeys.nonce] ?? '' },
    })
    adoptAs(life, banner, { style: { display: 'none' } })
  } catch {
    host.announce(host.say('bannerFailed'))
  }
}
