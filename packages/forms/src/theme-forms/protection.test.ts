import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { askToken as ask } from './protection.ts'

const module = (classes = '') => Object.assign(document.createElement('div'), { className: classes })
const serve = (interaction: unknown) => Reflect.set(window, 'etCore', { api: { spam: { recaptcha: { interaction } } } })

const { signal } = new AbortController()
const askToken = (element: Element, action: string) => ask(element, action, signal)

afterEach(() => Reflect.deleteProperty(window, 'etCore'))

it('A protected module gets a token for its action', async () => {
  const interaction = vi.fn(async () => 'abc')
  serve(interaction)
  expect(await askToken(module('et_pb_recaptcha_enabled'), 'An/Action')).toBe('abc')
  expect(interaction.mock.calls).toEqual([['An/Action']])
})

it('Nobody is asked for a module without protection, and without the service the token is empty', async () => {
  expect(await askToken(module('et_pb_recaptcha_enabled'), 'a')).toBe('')
  const interaction = vi.fn(async () => 'abc')
  serve(interaction)
  expect([await askToken(module(), 'a'), interaction.mock.calls.length]).toEqual(['', 0])
  serve('not a function')
  expect(await askToken(module('et_pb_recaptcha_enabled'), 'a')).toBe('')
})

it('A service that fails says so, and one that gives no text gives no token', async () => {
  serve(async () => Promise.reject(new Error('blocked')))
  await expect(askToken(module('et_pb_recaptcha_enabled'), 'a')).rejects.toThrow('blocked')
  serve(() => Promise.resolve(null))
  expect(await askToken(module('et_pb_recaptcha_enabled'), 'a')).toBe('')
})

it('A service whose script has not run yet is waited for, and not for ever', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const script = document.head.appendChild(Object.assign(document.createElement('script'), { id: 'et-core-api-spam-recaptcha-js', type: 'text/plain' }))
  onTestFinished(() => script.remove())
  const late = askToken(module('et_pb_recaptcha_enabled'), 'a')
  await vi.advanceTimersByTimeAsync(2000)
  serve(async () => 'abc')
  await vi.advanceTimersByTimeAsync(200)
  expect(await late).toBe('abc')
  Reflect.deleteProperty(window, 'etCore')
  const never = askToken(module('et_pb_recaptcha_enabled'), 'a')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await never).toBe('')
})
