import { afterEach, describe, expect, it, vi } from 'vitest'
import { enter, field, one, type OpenForm, openForm, pass, said, submit, type } from '../../test/builder-form.ts'

let open: OpenForm

afterEach(() => open.page.close())

const RESTRICTED = 'This email address is not allowed.'
const ADDRESS = '#wpforms-12-field_1'
const restricted = () => [field('1', 'email', { more: { 'data-rule-restricted-email': '1' } })]

/** A server that answers when the test says so. */
function slowly() {
  let settle: (answer: string) => void = () => undefined
  return { calls: () => new Promise<string>((resolve) => (settle = resolve)), settle: (answer: unknown) => settle(JSON.stringify(answer)) }
}

describe('an address of which the server has to be asked', () => {
  it('[form-builder-forms#31] is told to be none that is allowed, and not asked about again', async () => {
    open = await openForm({ fields: restricted(), calls: () => JSON.stringify({ success: true, data: false }) })
    await enter(ADDRESS, 'jo@rival-31.example')
    expect(said()).toEqual([RESTRICTED])
    await enter(ADDRESS, 'jo@rival-31.exampl')
    await enter(ADDRESS, 'jo@rival-31.example')
    expect([said(), open.asked.map(String).filter((asked) => asked.endsWith('.example'))]).toEqual([[RESTRICTED], ['action=wpforms_restricted_email&form_id=12&field_id=1&email=jo%40rival-31.example']])
  })

  it('[form-builder-forms#32] holds a form that is sent meanwhile, which goes out once by itself', async () => {
    const { calls, settle } = slowly()
    open = await openForm({ fields: restricted(), calls })
    type(ADDRESS, 'jo@corner-32.example')
    await submit()
    await submit()
    expect([open.sent.length, one(ADDRESS).classList.contains('pending')]).toEqual([0, true])
    settle({ success: true, data: true })
    await pass(20)
    expect([open.sent.length, one('#wpforms-12').textContent]).toEqual([1, 'Thank you & goodbye.\n'])
  })

  it('[form-builder-forms#33] that is none that is allowed keeps a form back that is sent meanwhile, and is led to', async () => {
    const { calls, settle } = slowly()
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
    open = await openForm({ fields: [field('2', 'text'), ...restricted()], calls })
    type(ADDRESS, 'jo@rival-33.example')
    one<HTMLElement>(ADDRESS).blur()
    await submit()
    settle({ success: true, data: false })
    await pass(20)
    expect([open.sent, said(), document.activeElement?.id, scrolled.mock.calls.length > 0]).toEqual([[], [RESTRICTED], 'wpforms-12-field_1', true])
    scrolled.mockRestore()
  })

  it.each([['an error', 500], ['nothing at all', 'never'], ['a cut line', new TypeError('cut')], ['a page', '<html>']] as const)(
    'is left to the server to judge where the check is answered with %s, and nothing is kept of that',
    async (what, answer) => {
      open = await openForm({ fields: restricted(), calls: () => answer })
      type(ADDRESS, `jo@corner.${what.replaceAll(' ', '-')}.example`)
      await submit()
      await pass(11_000)
      expect([open.sent.length, said(), open.asked.length]).toEqual([1, [], 1])
    },
  )

  it('[form-builder-forms#34] is left to the server to judge where the check fails: the form can be sent', async () => {
    open = await openForm({ fields: restricted(), calls: () => 500 })
    type(ADDRESS, 'jo@corner-34.example')
    await submit()
    await pass(20)
    expect([open.sent.length, said(), one('#wpforms-12').textContent, open.page.errors]).toEqual([1, [], 'Thank you & goodbye.\n', []])
  })

  it('is asked about once where a newer value comes before the answer, of which the old answer says nothing', async () => {
    const answers: ((text: string) => void)[] = []
    open = await openForm({ fields: restricted(), calls: () => new Promise<string>((resolve) => answers.push(resolve)) })
    await enter(ADDRESS, 'jo@old-35.example')
    await enter(ADDRESS, 'jo@new-35.example')
    answers[1]?.(JSON.stringify({ success: true, data: true }))
    answers[0]?.(JSON.stringify({ success: true, data: false }))
    await pass(20)
    expect([answers.length, said()]).toEqual([2, []])
  })
})

describe('a value of which a plugin\'s server is asked', () => {
  it('[form-builder-forms#35] is right where that says true, and told what it says where it does not', async () => {
    const answers: Record<string, string> = { ann: '"Username taken"', bob: 'true', cleo: '"true"', dan: 'false' }
    const name = field('1', 'text', { className: 'wpforms-novalidate-onkeyup', more: { 'data-rule-remote': '/taken/' } })
    open = await openForm({ fields: [name], calls: (asked) => answers[new URL(String(asked), location.href).searchParams.get('wpforms[fields][1]') ?? ''] ?? '' })
    const verdicts: string[] = []
    for (const value of [...Object.keys(answers), 'ann']) {
      await enter(ADDRESS, value)
      verdicts.push(said().join())
    }
    expect(verdicts).toEqual(['Username taken', '', '', 'Please fix this field.', 'Username taken'])
    // What was answered once is known.
    expect(open.asked).toHaveLength(4)
  })
})
