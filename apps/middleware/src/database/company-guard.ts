import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  ListNode,
  OnNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  RawNode,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
  type ColumnUpdateNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type UpdateQueryNode,
  type WithNode,
} from 'kysely'

const COLUMN = 'company_code'

const ROOTS = ['SelectQueryNode', 'InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'RawNode']

/** Right and full joins would return other companies' rows as unmatched ones. */
const JOINS = ['InnerJoin', 'LeftJoin', 'CrossJoin', 'LateralInnerJoin', 'LateralLeftJoin', 'LateralCrossJoin']

/** Raw SQL may compute; the guard cannot see what it reads or writes. */
const TOUCHES_TABLES =
  /(?<!\bdistinct\s+)\bfrom\b|\b(join|into|update|delete|table|truncate|merge|copy|execute|call)\b/i

/** Such as `unnest(...)` in place of a table. */
const COMPUTES = /^\s*\w+\s*\(/

/** Thrown for a query that the guard cannot limit to one company: a bug, never an answer. */
class CrossCompanyError extends Error {}

/**
 * Limits every query to one company. Each table in a `from`, `join`, `using`, `update` or `delete` gets the condition
 * on company_code, each inserted row the value; anything else is refused.
 */
export class CompanyGuard implements KyselyPlugin {
  readonly #code: string

  constructor(code: string) {
    this.#code = code
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (!ROOTS.includes(node.kind)) throw new CrossCompanyError(`${node.kind} is not allowed within a company`)
    return new Scoper(this.#code).transformNode(node)
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

class Scoper extends OperationNodeTransformer {
  readonly #code: string
  /** Names defined by `with`, innermost last: made of guarded queries, they have no company_code of their own. */
  #names: string[] = []

  constructor(code: string) {
    super()
    this.#code = code
  }

  protected override transformSelectQuery(node: SelectQueryNode) {
    return this.#withNames(node, (inner) => {
      const tables = this.#tablesOf(inner.from?.froms ?? [])
      const select = super.transformSelectQuery({ ...inner, joins: this.#scopeJoins(inner.joins) })
      return { ...select, where: this.#scopeWhere(select.where, tables) }
    })
  }

  protected override transformUpdateQuery(node: UpdateQueryNode) {
    refuseCompanyCode(node.updates)
    return this.#withNames(node, (inner) => {
      const tables = this.#tablesOf([...(inner.table ? [inner.table] : []), ...(inner.from?.froms ?? [])])
      const update = super.transformUpdateQuery({ ...inner, joins: this.#scopeJoins(inner.joins) })
      return { ...update, where: this.#scopeWhere(update.where, tables) }
    })
  }

  protected override transformDeleteQuery(node: DeleteQueryNode) {
    return this.#withNames(node, (inner) => {
      const tables = this.#tablesOf([...inner.from.froms, ...(inner.using?.tables ?? [])])
      const removal = super.transformDeleteQuery({ ...inner, joins: this.#scopeJoins(inner.joins) })
      return { ...removal, where: this.#scopeWhere(removal.where, tables) }
    })
  }

  protected override transformInsertQuery(node: InsertQueryNode) {
    if (!node.into || !node.columns || !node.values) {
      throw new CrossCompanyError('an insert names its table, columns and values')
    }
    if (node.columns.some((column) => nameOfColumn(column) === COLUMN)) {
      throw new CrossCompanyError('company_code is filled in, not given')
    }
    refuseCompanyCode(node.onConflict?.updates)
    return this.#withNames(node, (inner) => {
      const insert = super.transformInsertQuery(inner)
      const columns = [...(insert.columns ?? []), ColumnNode.create(COLUMN)]
      return { ...insert, columns, values: this.#scopeValues(insert.values!) }
    })
  }

  protected override transformRaw(node: RawNode) {
    if (TOUCHES_TABLES.test(node.sqlFragments.join(' ? '))) {
      throw new CrossCompanyError(`raw SQL may not touch tables: ${node.sqlFragments.join('?').slice(0, 200)}`)
    }
    return super.transformRaw(node)
  }

  /** Scopes the named queries one by one, each knowing those before it, then the main query. */
  #withNames<Node extends { with?: WithNode }>(node: Node, scope: (node: Node) => Node): Node {
    if (!node.with) return scope(node)
    if (node.with.recursive) throw new CrossCompanyError('a recursive query is not allowed within a company')
    const outer = this.#names
    const expressions = node.with.expressions.map((expression) => {
      const scoped = this.transformNode(expression)
      this.#names = [...this.#names, expression.name.table.table.identifier.name]
      return scoped
    })
    const scoped = { ...scope({ ...node, with: undefined }), with: { ...node.with, expressions } }
    this.#names = outer
    return scoped
  }

  /** The names by which the real tables among `nodes` are addressed. Subqueries are scoped inside. */
  #tablesOf(nodes: readonly OperationNode[]): TableNode[] {
    return nodes.flatMap((node) => {
      if (ListNode.is(node)) return this.#tablesOf(node.items)
      const source = AliasNode.is(node) ? node.node : node
      if (RawNode.is(source) && !COMPUTES.test(source.sqlFragments[0] ?? '')) {
        throw new CrossCompanyError('raw SQL in place of a table must be a call of a function')
      }
      if (!TableNode.is(source)) return []
      const { schema, identifier } = source.table
      if (!schema && this.#names.includes(identifier.name)) return []
      return AliasNode.is(node) ? [TableNode.create((node.alias as IdentifierNode).name)] : [source]
    })
  }

  #condition(table: TableNode): OperationNode {
    const column = ReferenceNode.create(ColumnNode.create(COLUMN), table)
    return BinaryOperationNode.create(column, OperatorNode.create('='), ValueNode.create(this.#code))
  }

  #scopeWhere(where: WhereNode | undefined, tables: TableNode[]): WhereNode | undefined {
    return tables.reduce<WhereNode | undefined>((scoped, table) => {
      const condition = this.#condition(table)
      return scoped ? WhereNode.cloneWithOperation(scoped, 'And', condition) : WhereNode.create(condition)
    }, where)
  }

  #scopeJoins(joins: readonly JoinNode[] | undefined) {
    return joins?.map((join) => {
      if (!JOINS.includes(join.joinType))
        throw new CrossCompanyError(`${join.joinType} is not allowed within a company`)
      return this.#tablesOf([join.table]).reduce((scoped, table) => {
        if (!scoped.on) throw new CrossCompanyError('a joined table needs a condition')
        const on = OnNode.create(AndNode.create(this.#condition(table), scoped.on.on))
        return { ...scoped, on }
      }, join)
    })
  }

  #scopeValues(values: OperationNode): OperationNode {
    if (ValuesNode.is(values)) {
      return ValuesNode.create(
        values.values.map((row) =>
          PrimitiveValueListNode.is(row)
            ? PrimitiveValueListNode.create([...row.values, this.#code])
            : ValueListNode.create([...row.values, ValueNode.create(this.#code)]),
        ),
      )
    }
    if (SelectQueryNode.is(values) && values.selections && !values.setOperations && !values.distinctOn) {
      const code = SelectionNode.create(AliasNode.create(ValueNode.create(this.#code), IdentifierNode.create(COLUMN)))
      return SelectQueryNode.cloneWithSelections(values, [code])
    }
    throw new CrossCompanyError('only rows or one select can be inserted')
  }
}

function refuseCompanyCode(updates: readonly ColumnUpdateNode[] | undefined) {
  if (updates?.some(({ column }) => nameOfColumn(column) === COLUMN)) {
    throw new CrossCompanyError('company_code is never changed')
  }
}

function nameOfColumn(node: OperationNode): string | undefined {
  if (ColumnNode.is(node)) return node.column.name
  return ReferenceNode.is(node) ? nameOfColumn(node.column) : undefined
}
