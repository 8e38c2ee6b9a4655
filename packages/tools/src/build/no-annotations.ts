import type { Plugin } from 'vite'

const ANNOTATION = /([\w$]?)\/\* @__PURE__ \*\/(?=([\w$]?))/g

/**
 * A plugin for the build: takes out the annotations that tell a bundler which calls it may leave out. The minifier keeps them in modules,
 * for whoever bundles those; pages load ours as they are, and pay up to 30 bytes a file for them.
 */
export function noAnnotations(): Plugin {
  return {
    name: 'tillkit-no-annotations',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withoutAnnotations(file.code)
    },
  }
}

/** Minified code without annotations; words that one of them has held apart stay apart. */
export function withoutAnnotations(code: string): string {
  return code.replace(ANNOTATION, (_all, before: string, after: string) => (before && after ? `${before} ` : before))
}
