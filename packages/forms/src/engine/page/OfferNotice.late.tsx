import { Notice, reactPart } from '@tillkit/ui'
import { useStore } from 'zustand'
import type { OfferHost } from './offer.context.ts'

/** "You are back online. Send now" */
export const offerNotice = reactPart<OfferHost>((host) => <OfferNotice host={host} />)

function OfferNotice({ host }: { host: OfferHost }) {
  const { isBack } = useStore(host.store)
  const { words, send, act, focusNext } = host.config
  if (!isBack) return null
  return (
    <div style={{ marginBlockEnd: '1em' }}>
      <Notice live="none" action={{ label: send, onClick: host.guard(act) }} focusNext={focusNext}>
        {words}
      </Notice>
    </div>
  )
}
