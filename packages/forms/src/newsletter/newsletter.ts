import { defineBehaviour } from '@tillkit/mount'
import { isBuilder } from '@tillkit/platform/theme'
import { markModule } from '../theme-forms/show-fields.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { moduleOf, readNewsletter } from './read.ts'
import { bindFeed, bindSignup } from './signup.bind.ts'

/**
 * Subscribes to newsletters, as the theme's script does: with names and questions of the provider's own, to a success in place of the
 * fields or to another page; and to a feed, in a window of its service's.
 */
export const newsletter = defineBehaviour({
  ...manifest,
  messages,
  read: readNewsletter,
  start(host) {
    if (isBuilder()) return
    const { config, element } = host
    if (config.kind === 'list') bindSignup(host, config)
    else bindFeed(host)
    // Last: what the style sheet hides until then is hidden by now, or shown.
    host.runInTask(host, () => markModule(host, moduleOf(element)))
  },
})
