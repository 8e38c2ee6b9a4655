import { builderCall } from '@tillkit/fixtures'
import { BUILDER_SETTINGS, builderFormHtml, phoneField, type BuilderFieldData, type BuilderFormData } from '@tillkit/fixtures/form-builder'
import { eventually, type UnitUse } from '@tillkit/testing'

const FORM = '#wpforms-form-871'

// What a form calls its fields is the shop's: the browser's own names for a form's properties are among them.
const FIELDS: readonly BuilderFieldData[] = [
  { id: '1', type: 'text', label: 'Your name', isRequired: true },
  { id: '2', type: 'email', label: 'Your address', isRequired: true },
  phoneField({ id: '3', label: 'Your phone' }),
]
const form: BuilderFormData = { id: '871', fields: FIELDS, decoy: '7', tokenTime: 1 }

/** A form of the form builder's that is filled in wrongly, and then rightly, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['form-builder'],
    main: builderFormHtml(form),
    globals: `<script>window.wpforms_settings = ${JSON.stringify(BUILDER_SETTINGS)}</script>`,
    roots: ['#wpforms-871'],
    answer(server) {
      for (const action of ['wpforms_submit', 'wpforms_get_token']) {
        server.answer(action, ({ form: sent }) => builderCall(action, new URLSearchParams(sent), { forms: [form] }) ?? '')
      }
    },
    async use({ change, click, text, count, settled }) {
      await click(`${FORM} .wpforms-submit`)
      await eventually(() => count(`${FORM} em.wpforms-error`)).toBe(2)
      await change(`${FORM} [name="wpforms[fields][1]"]`, 'Ann')
      await change(`${FORM} [name="wpforms[fields][2]"]`, 'ann@example.test')
      await click(`${FORM} .wpforms-submit`)
      await eventually(() => text('#wpforms-871')).toContain('Thanks for contacting us')
      await settled()
    },
  },
]
