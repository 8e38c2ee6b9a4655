import { expect, it } from 'vitest'
import { readSubscribeAnswer } from './answer.schema.ts'

const error = (text: string) => readSubscribeAnswer(JSON.stringify({ success: false, data: { error: text } }))

it('knows a success', () => {
  expect(readSubscribeAnswer('{"success":true}')).toEqual({ kind: 'subscribed' })
  expect(readSubscribeAnswer('<br />Notice: {"success":"1"}')).toEqual({ kind: 'subscribed' })
})

it('reads both shapes of a refusal', () => {
  expect(readSubscribeAnswer('{"error":"Subscription Error: no."}')).toEqual({ kind: 'refused', error: 'Subscription Error: no.', mayBeStale: false })
  expect(error('Configuration Error: Invalid data.')).toEqual({ kind: 'refused', error: 'Configuration Error: Invalid data.', mayBeStale: false })
  expect(readSubscribeAnswer('{"success":false,"data":"No."}')).toMatchObject({ error: 'No.' })
})

it('takes a refusal for one of the nonce where it says no more than that something is configured wrongly, in any language', () => {
  expect([error('Configuration Error'), error('Konfigurationsfehler')].map((one) => 'mayBeStale' in one && one.mayBeStale)).toEqual([true, true])
  expect([error('Please input a valid email address.'), error('You must be a human to submit this form.')].map((one) => 'mayBeStale' in one && one.mayBeStale)).toEqual([false, false])
})

it('finds no answer in nothing, in a page, and in half of one', () => {
  for (const text of ['', ' ', '<!doctype html><p>Log in</p>', '{', '{"success":tru', '[]', '{}', '{"id":7,"tags":[]}', '<!doctype html><script>var words = {"success":"Saved"}</script>']) expect(readSubscribeAnswer(text), text).toEqual({ kind: 'foreign' })
})

it('finds no reason in false, null and 0, and in words that are no text', () => {
  for (const text of ['false', 'null', '0', '-1', '"no"', '{"error":{}}', '{"success":false}', '{"success":0,"data":[]}', '{"error":""}']) {
    expect(readSubscribeAnswer(text), text).toEqual({ kind: 'refused', error: '', mayBeStale: false })
  }
})
