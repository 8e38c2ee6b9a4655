/**
 * The lint rule that has one place where text becomes nodes. What a document without scripts parses has elements in its `noscript`, which
 * are real once they stand in the page; the browser's own ways each do it otherwise, and some load pictures, or run handlers, at once.
 */

/** What takes HTML by being set. */
const WRITTEN = /^(innerHTML|outerHTML|srcdoc|dangerouslySetInnerHTML)$/
/** What takes it by being called. */
const CALLED = /^(insertAdjacentHTML|createContextualFragment|setHTML|setHTMLUnsafe|parseHTML|parseHTMLUnsafe|parseFromString|createHTMLDocument)$/
const WRITERS = /^(write|writeln)$/

const nameOf = ({ computed, property }) => (computed ? property.value : property.name)

export const parsedHtml = {
  meta: {
    type: 'problem',
    messages: {
      parsed: 'Text becomes nodes in one place, where noscript stays text: parseFragment of @tillkit/dom.',
    },
    schema: [],
  },
  create(context) {
    const tell = (node) => context.report({ node, messageId: 'parsed' })
    return {
      AssignmentExpression(node) {
        const { left } = node
        if (left.type === 'MemberExpression' && WRITTEN.test(nameOf(left))) tell(node)
      },
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression') return
        const name = nameOf(callee)
        if (CALLED.test(name) || (WRITERS.test(name) && callee.object.name === 'document')) tell(node)
      },
      NewExpression(node) {
        if (node.callee.name === 'DOMParser') tell(node)
      },
      JSXAttribute(node) {
        if (WRITTEN.test(node.name.name)) tell(node)
      },
    }
  },
}
