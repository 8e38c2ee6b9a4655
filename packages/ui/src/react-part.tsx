import type { Host, PartModule } from '@tillkit/mount'
import { type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Makes a drawn part of a React tree. What the tree throws is reported for the unit and takes away this part only.
 */
export function reactPart<PartHost extends Pick<Host, 'report'>>(render: (host: PartHost) => ReactNode): PartModule<PartHost> {
  return {
    draw(slot, host) {
      const failed = (cause: unknown) => {
        host.report({ message: 'a part of it could not be drawn, so it is left out.', help: 'part-not-drawn', cause })
      }
      const root = createRoot(slot, { onUncaughtError: failed, onRecoverableError: failed })
      root.render(render(host))
      return () => root.unmount()
    },
  }
}
