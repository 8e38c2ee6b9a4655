import { listen } from '@tillkit/dom'
import { defineWidget } from '@tillkit/mount'
import { tellVariations } from '@tillkit/platform/variations'
import { attributes, events } from './anatomy.ts'
import { readConfig } from './config.ts'
import { bindContent } from './content.ts'
import type { FormHost } from './context.ts'
import { bindForm } from './form.bind.ts'
import { instanceOf } from './instance.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { createNotices } from './notices.ts'
import { options } from './options.ts'
import { bindOptions } from './options.bind.ts'
import { bindPicture } from './picture/picture.ts'
import { bindPresses } from './press.ts'
import { bindPublicNames } from './public-names.ts'
import { bindQuantity } from './quantity.ts'
import { bindRounds, type Rounds } from './rounds.ts'
import { createFormStore } from './store.ts'

/** The form in which shoppers choose among the variations of a product. */
export const variationForm = defineWidget({
  ...manifest,
  messages,
  options,
  read: readConfig,
  key: ({ key }) => key,
  store: createFormStore,
  bind(host: FormHost) {
    bindOptions(host)
    bindForm(host)
    bindQuantity(host)
    const picture = bindPicture(host)
    const notices = createNotices(host)
    const rounds = bindRounds({ host, showContent: bindContent(host), picture, notices })
    bindPresses(host, rounds, notices)
    tellVariations(host.element, host)
    bindPublicNames(host, picture)
    followBrowser(host, rounds)
    if (rounds.list().isBroken) reportList(host)
    rounds.begin()
    rounds.send(events.ready, [instanceOf(host, rounds, notices)])
  },
})

/** Looks again where the browser puts values into the form: some do so only when a page is shown, and from its memory it comes back as it was left. */
function followBrowser(host: FormHost, rounds: Rounds): void {
  listen<PageTransitionEvent>(host, window, 'pageshow', ({ persisted }) => rounds.lookAgain(persisted))
  listen(host, host.element, 'reset', () => void setTimeout(host.guard(() => !host.signal.aborted && rounds.lookAgain(false))))
}

function reportList(host: FormHost): void {
  host.report({
    field: attributes.variations,
    message: 'is no list of variations, so that each choice is asked for.',
    advice: 'Print it as the platform does, or "false".',
    help: 'variation-list',
  })
}
