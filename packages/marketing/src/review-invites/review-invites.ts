import { listen, scriptFrom, type Life } from '@tillkit/dom'
import { defineBehaviour } from '@tillkit/mount'
import { whileAllowed } from '@tillkit/platform/consent'
import { publicNames, requests } from './anatomy.ts'
import { readConfig, type Config } from './config.ts'
import { manifest } from './manifest.ts'
import { options } from './options.ts'

/** Asks something of the provider: at once, or when its script has come. */
type Ask = (...request: unknown[]) => void

/** Brings the reviews provider's own script to pages that have something for it: widgets to place, an order to ask about. */
export const reviewInvites = defineBehaviour({
  ...manifest,
  options,
  read: readConfig,
  start(host) {
    const { config } = host
    if (!config.script || !(config.boxes || config.order)) return
    let isAsked = false
    const begin = (life: Life) => {
      if (isAsked) return
      isAsked = true
      askProvider(life, config)
    }
    if (host.options.asksConsent) whileAllowed('marketing', begin, host)
    else begin(host)
  },
})

function askProvider(life: Life, { key, script, boxes, order }: Config): void {
  const isNew = !Reflect.has(window, publicNames.ask)
  const ask = providerQueue()
  if (isNew) {
    loadScript(script)
    ask(requests.register, key)
  }
  if (order) ask(requests.invite, order)
  if (!boxes) return
  const place = () => ask(requests.boxes, boxes)
  if (document.readyState === 'complete') place()
  else listen(life, window, 'load', place, { once: true })
}

/** The provider's function, or one that keeps what it is asked until the provider's has come. Whoever is there is asked by its name. */
function providerQueue(): Ask {
  if (!Reflect.has(window, publicNames.ask)) {
    const queue: unknown[] = []
    Reflect.set(window, publicNames.object, publicNames.ask)
    Reflect.set(window, publicNames.ask, Object.assign((...request: unknown[]) => void queue.push(request), { [publicNames.queue]: queue }))
  }
  return (...request) => (Reflect.get(window, publicNames.ask) as Ask)(...request)
}

/** Loads the provider's script before all others of the page, as its plugin does, without holding any of them up. */
function loadScript(address: string): void {
  (document.querySelector('script') ?? document.head.lastChild)?.before(scriptFrom(address))
}
