import type { Meta } from '@storybook/react-vite'
import type { Unit } from '@tillkit/mount'
import { ServerPage } from './ServerPage.tsx'
import { playing } from './playing.ts'
import type { ServerPageOptions } from './stage.ts'

/** What every server story can be told about its page. */
export interface PageArgs {
  lang: string
  dir: 'ltr' | 'rtl'
}

/** Stories on server pages. */
export interface ServerStory<Args> {
  /** The unit, or all that share the page; those without anything to stand on stay away, as on a shop's page. */
  readonly unit: Unit | readonly Unit[]
  /** Prints the page, from the printers that the tests use. */
  readonly print: (args: Args & PageArgs) => ServerPageOptions
  readonly args: Args
  /** Style sheets that the server's side of the unit brings (a plugin's), as text. They come before the theme's. */
  readonly styles?: readonly string[]
  readonly argTypes?: Meta<Args>['argTypes']
}

/** The key under which a story's printer stands in its parameters, for tests that print without a browser. */
export const PRINTER = 'serverPage'

/** The key under which the style sheets of the server's side stand in a story's parameters. */
export const STYLES = 'serverStyles'

/**
 * The parts of a story, or of a file's `meta`, that print a server's page and start units on it:
 * `const meta = { title: '…', ...serverStory({ unit, print, args }) }`.
 */
export function serverStory<Args>({ unit, print, args, argTypes = {}, styles = [] }: ServerStory<Args>) {
  const units = 'name' in unit ? [unit] : unit
  const printPage = (all: Args & PageArgs) => ({ lang: all.lang, dir: all.dir, ...print(all) })
  return {
    args: { lang: 'en-GB', dir: 'ltr' as const, ...args },
    argTypes: argTypes as Meta<Args & PageArgs>['argTypes'] & object,
    parameters: { [PRINTER]: print, [STYLES]: styles },
    play: playing<Args & PageArgs>(async () => undefined),
    render: (all: Args & PageArgs) => <ServerPage units={units} print={printPage} args={all} />,
  }
}
