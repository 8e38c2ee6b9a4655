import type { Meta } from '@storybook/react-vite'
import { BUILDER_SETTINGS, sectionHtml, rowHtml, columnHtml, type BuilderSettings } from '@tillkit/fixtures/page-builder'
import type { Unit } from '@tillkit/mount'
import { pageBuilder } from '@tillkit/page-builder'
import { serverStory, type PageArgs } from '../support/server-story.tsx'
import type { ServerPageOptions } from '../support/stage.ts'

/** The theme's own rules for its modules. */
const STYLES: Readonly<Record<string, string>> = import.meta.glob('../../packages/fixtures/src/styles/page-builder/*.css', { query: '?inline', import: 'default', eager: true })

/**
 * Where the theme's own markup breaks a rule of the checker's: the pictures of a gallery are named by their links alone. It stays as the
 * server prints it.
 */
const PRINTED_SO = [
  { id: 'image-alt', selector: 'img:not(.et_pb_gallery_image img)' },
  // What nobody can read for a moment may be pale.
  { id: 'color-contrast', selector: '*:not([aria-busy="true"], [aria-busy="true"] *)' },
]

/** What a story of a module is printed with. */
export interface ModuleStory<Args> {
  /** Prints the module, or several, of the arguments. */
  readonly print: (args: Args & PageArgs) => string
  readonly args: Args
  readonly argTypes?: Meta<Args>['argTypes']
  /** The theme's settings that differ from the usual, and further globals of the page. */
  readonly settings?: (args: Args) => BuilderSettings
  readonly globals?: (args: Args) => Readonly<Record<string, unknown>>
  /** Whether the module brings its own sections. Default false: it stands in one, in a row of one column. */
  readonly isWhole?: boolean
  /** The units that run. Default: the modules' family. */
  readonly unit?: Unit | readonly Unit[]
  /** The shop's answers to calls and pages, by name. */
  readonly answers?: ServerPageOptions['answers']
}

/** The parts of a file's `meta`, or of a story, that run the page builder's modules on a page of the theme's. */
export function moduleStory<Args>({ print, args, argTypes, settings, globals, isWhole = false, unit = pageBuilder, answers }: ModuleStory<Args>) {
  const story = serverStory<Args>({
    unit,
    args,
    ...(argTypes && { argTypes }),
    styles: Object.values(STYLES),
    print: (all): ServerPageOptions => {
      const html = print(all)
      return {
        html: isWhole ? html : sectionHtml(rowHtml(columnHtml('4_4', html))),
        pageClass: 'et_divi_theme et_pb_pagebuilder_layout',
        globals: { et_pb_custom: { ...BUILDER_SETTINGS, ...settings?.(all) }, ...globals?.(all) },
        ...(answers && { answers }),
      }
    },
  })
  return { ...story, parameters: { ...story.parameters, a11y: { config: { rules: PRINTED_SO } } } }
}
