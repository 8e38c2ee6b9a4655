/** The lint rules of our own, as .oxlintrc.json loads them: `tillkit/NAME`. */
import { hiddenMembers } from './hidden-members.mjs'
import { importDirections } from './import-directions.mjs'
import { parsedHtml } from './parsed-html.mjs'
import { replacedMethods } from './replaced-methods.mjs'
import { compilerComments, thisAlias } from './script-rules.mjs'
import { serverNames } from './server-names.mjs'

export default {
  meta: { name: 'tillkit' },
  rules: {
    'compiler-comments': compilerComments,
    'hidden-members': hiddenMembers,
    'import-directions': importDirections,
    'parsed-html': parsedHtml,
    'replaced-methods': replacedMethods,
    'server-names': serverNames,
    'this-alias': thisAlias,
  },
}
