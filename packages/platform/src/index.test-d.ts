import { expectTypeOf } from 'vitest'
import type * as platform from './index.ts'
import { form, json, type Answer } from './requests/index.ts'
import {
  callShop,
  escapeHtml,
  flag,
  number,
  parseDecimal,
  readGlobal,
  readOptions,
  safeHtml,
  type Decimal,
  type MessageCatalogue,
  type MessageText,
  type OptionReader,
  type OptionReaders,
  type PageConfig,
  type SafeHtml,
} from './index.ts'

// Checked by the compiler (`npm run types`); nothing here runs. What is said stands in `messages.test-d.ts`.

// What comes from outside is nothing until a schema has said what it is.
expectTypeOf(readGlobal('wc_cart_params')).toBeUnknown()
expectTypeOf<PageConfig['units'][string]>().toEqualTypeOf<Readonly<Record<string, unknown>>>()

// Options have the type that their reader gives them.
const options = { addMore: flag(false), breakpoint: number(980) }
expectTypeOf(options).toExtend<OptionReaders>()
expectTypeOf(readOptions(options, {}, (name, what) => expectTypeOf([name, what]).toEqualTypeOf<string[]>())).toEqualTypeOf<{
  readonly addMore: boolean
  readonly breakpoint: number
}>()
expectTypeOf(flag(true)).toEqualTypeOf<OptionReader<boolean>>()
// @ts-expect-error the default of an option that is on or off is one of them
flag('yes')
// @ts-expect-error a number is needed
number('980')

// Plural forms need `other`, which every language has.
expectTypeOf<{ readonly one: string; readonly other: string }>().toExtend<MessageText>()
expectTypeOf<{ readonly one: string }>().not.toExtend<MessageText>()
expectTypeOf<{ readonly on: 'It is on' }>().toExtend<MessageCatalogue>()

// HTML is safe when it has been escaped, or was written by us.
expectTypeOf(escapeHtml('<b>')).toEqualTypeOf<SafeHtml>()
expectTypeOf(safeHtml`<b>${escapeHtml('9')}</b>`).toEqualTypeOf<SafeHtml>()
expectTypeOf<string>().not.toExtend<SafeHtml>()
// @ts-expect-error what somebody typed has to be escaped first
void safeHtml`<b>${'9'}</b>`

// Money is exact: it is reckoned with decimals, never with numbers.
expectTypeOf(parseDecimal('2.50')).toEqualTypeOf<Decimal | null>()
expectTypeOf<number>().not.toExtend<Parameters<typeof platform.add>[0]>()

expectTypeOf(callShop('/')).resolves.toEqualTypeOf<Answer>()
void callShop('/', { body: form({ ids: [1, 2], options: { colour: null } }) })
// @ts-expect-error a function is no field
void callShop('/', { body: form({ id: () => 1 }) })
// @ts-expect-error JSON goes by a call that names its type
void callShop('/', { body: json({ id: 1 }) })
