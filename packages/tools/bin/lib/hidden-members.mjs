/** The lint rule against asking what an event is at by its own methods: it may be a form, whose fields hide its members. */

/** Methods that a form's field may hide under its name. */
const METHODS = /^(closest|matches)$/

/** A name that says that an event is at it: `target`, `event.currentTarget`. */
const TARGET = /[tT]arget$/

/** The name of a variable, and of the member that is read. */
const nameOf = (node) => (node.type === 'MemberExpression' ? (node.property.name ?? '') : node.type === 'Identifier' ? node.name : '')

export const hiddenMembers = {
  meta: {
    type: 'problem',
    messages: { hidden: 'What an event is at may be a form, whose fields hide its members: ask by nearest() of @tillkit/dom.' },
    schema: [],
  },
  create(context) {
    return {
      CallExpression({ callee, arguments: given }) {
        for (const node of [callee, ...given]) {
          if (node.type === 'MemberExpression' && METHODS.test(nameOf(node)) && TARGET.test(nameOf(node.object))) context.report({ node: node.object, messageId: 'hidden' })
        }
      },
    }
  },
}
