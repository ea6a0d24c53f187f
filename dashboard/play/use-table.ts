import { useEffect, useMemo, useState } from "preact/hooks";
import { type ShownTable, TableClient, type TableSetting } from "./table-client.ts";

/** A table as the page has it. */
export type FollowedTable =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly message: string }
  | {
      readonly state: "ready";
      readonly client: TableClient;
      readonly setting: TableSetting;
      readonly table: ShownTable;
    };

/** Milliseconds before a server that was not reached is asked again. */
const AGAIN = 1000;

/** The table of the page's address, followed for as long as the page is open. */
export function useTable(): FollowedTable {
  const [table, setTable] = useState<ShownTable | null>(null);
  const [setting, setSetting] = useState<TableSetting | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const client = useMemo(() => new TableClient(setTable), []);
  useEffect(() => {
    const left = new AbortController();
    void (async () => {
      while (!left.signal.aborted) {
        try {
          setSetting(await client.setting());
          setFailure(null);
          await client.follow(left.signal);
        } catch (error) {
          if (left.signal.aborted) return;
          setFailure((error as Error).message);
          await new Promise((go) => setTimeout(go, AGAIN));
        }
      }
    })();
    return () => left.abort();
  }, [client]);
  if (failure !== null) return { state: "failed", message: failure };
  if (setting === null || table === null) return { state: "loading" };
  return { state: "ready", client, setting, table };
}
