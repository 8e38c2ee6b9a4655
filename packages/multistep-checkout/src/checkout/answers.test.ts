import { describe, expect, it } from 'vitest'
import { readOrder, readReview } from './answers.schema.ts'

const review = '{"result":"success","messages":"","reload":false,"fragments":{".a":"<b>{1}</b>"}}'

describe('an answer with totals', () => {
  it.each([
    ['as it is', review],
    ['behind words of PHP\'s with brackets of their own', `<b>Warning</b>: {"x"} in {file}\n${review}`],
    ['printed twice', review + review],
    ['with words behind it', `${review}\n<!-- cached -->`],
  ])('is read %s (bug 15)', (_title, text) => {
    expect(readReview(text)).toMatchObject({ result: 'success', messages: '', reload: false, fragments: { '.a': '<b>{1}</b>' }, data: { result: 'success' } })
  })

  it('may be fragments alone, of a session that is over, or a reload alone', () => {
    expect(readReview('{"fragments":{"form.woocommerce-checkout":"<ul></ul>"}}')).toMatchObject({ result: '', fragments: { 'form.woocommerce-checkout': '<ul></ul>' } })
    expect(readReview('{"reload":true}')).toMatchObject({ reload: true, fragments: {} })
    expect(readReview('{"result":"failure","messages":"<p>No</p>","fragments":[]}')).toMatchObject({ result: 'failure', messages: '<p>No</p>', fragments: {} })
  })

  it.each(['', '0', '-1', '[]', 'null', '<html></html>', review.slice(0, 40), '{"result":"success","fragments":"x"}', '{}'])('is none in %j', (text) => {
    expect(readReview(text)).toBeUndefined()
  })
})

describe('an answer to an order', () => {
  it.each([
    ['{"result":"success","redirect":"/ok/","order_id":3}', { kind: 'success', redirect: '/ok/', data: { order_id: 3 } }],
    ['Notice: x {"result":"success","redirect":"/ok/"}', { kind: 'success', redirect: '/ok/' }],
    ['{"result":"success"}', { kind: 'success', redirect: '' }],
    ['{"result":"failure","messages":"<p>No</p>","refresh":true,"reload":false}', { kind: 'failure', messages: '<p>No</p>', refresh: true, reload: false }],
    ['{"result":"failure","messages":"","refresh":"true"}', { kind: 'failure', messages: '', refresh: false }],
    ['{"result":"odd"}', { kind: 'failure', messages: '' }],
  ])('%s is read', (text, expected) => {
    expect(readOrder(text)).toMatchObject(expected)
  })

  it('that was said twice, in two ways, says nothing of it: what was placed may be called no failure', () => {
    expect(readOrder('{"result":"success","redirect":"/ok/"}{"result":"failure","messages":"<p>Your session has expired</p>"}')).toBeUndefined()
  })

  it.each(['', '<html></html>', '{"result":"suc', '{"redirect":"/ok/"}', '-1'])('%j says nothing of it', (text) => {
    expect(readOrder(text)).toBeUndefined()
  })
})
