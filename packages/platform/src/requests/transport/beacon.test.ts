// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createBeacon } from './beacon.ts'
import { form, json } from '../content/body.ts'
import type { Send } from './send-options.ts'

const page = () => 'https://s.example/shop/'

function setUp(accepts: boolean) {
  const sendBeacon = vi.fn<(url: string, content: BodyInit) => boolean>(() => accepts)
  const send = vi.fn(() => Promise.reject(new Error('gone')))
  return { sendBeacon, send, beacon: createBeacon({ sendBeacon, send: send as Send, page }) }
}

describe('a beacon', () => {
  it('goes to the shop by the browser\'s own, with its type', async () => {
    const { sendBeacon, send, beacon } = setUp(true)
    beacon('/?wc-ajax=x', form({ a: 1 }))
    beacon('/wp-json/x', json({ a: 1 }))
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('https://s.example/?wc-ajax=x')
    expect(String(sendBeacon.mock.calls[0]?.[1])).toBe('a=1')
    const blob = sendBeacon.mock.calls[1]?.[1] as Blob
    expect([blob.type, await blob.text()]).toEqual(['application/json', '{"a":1}'])
    expect(send).not.toHaveBeenCalled()
  })

  it('goes as a request that outlives its page where the browser has no room, and nobody hears of a failure', async () => {
    const { send, beacon } = setUp(false)
    beacon('/x', form({ a: 1 }))
    expect(send).toHaveBeenCalledWith('/x', expect.objectContaining({ keepalive: true }), expect.any(Function))
    await Promise.resolve()
  })

  it('goes to another host as a request, because the browser\'s own would take cookies there', () => {
    const { sendBeacon, send, beacon } = setUp(true)
    beacon('https://other.example/x', form({ a: 1 }))
    expect(sendBeacon).not.toHaveBeenCalled()
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('does not throw on an address that is none, nor where the browser has no beacons', () => {
    const send = vi.fn(() => Promise.reject(new Error('gone')))
    const beacon = createBeacon({ sendBeacon: undefined, send: send as Send, page })
    expect(() => beacon('https://', form({}))).not.toThrow()
    expect(send).toHaveBeenCalledTimes(1)
  })
})
