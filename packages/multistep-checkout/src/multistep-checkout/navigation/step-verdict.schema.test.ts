import { expect, it } from 'vitest'
import { readVerdict } from './step-verdict.schema.ts'

const NOTICE = '<ul class="woocommerce-error" role="alert"><li><strong>Billing First name</strong> is a required field.</li></ul>'

it('reads what the shop says of a step, also behind a notice of PHP', () => {
  expect(readVerdict({ text: '{"success":true}' })).toEqual({ kind: 'passed' })
  expect(readVerdict({ text: JSON.stringify({ success: false, data: NOTICE }) })).toEqual({ kind: 'refused', html: NOTICE })
  expect(readVerdict({ text: `<br />\n<b>Warning</b>: x\n${JSON.stringify({ success: false, data: NOTICE })}` })).toEqual({ kind: 'refused', html: NOTICE })
})

it.each(['', '0', '-1', 'null', '[]', '<!doctype html><p>Log in</p>', '{"success":tr', '{"success":false}', '{"success":false,"data":""}', '{"success":false,"data":["x"]}', '{"success":"true"}'])(
  'makes nothing of %s',
  (text) => expect(readVerdict({ text })).toBeUndefined(),
)
