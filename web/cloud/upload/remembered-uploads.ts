import { createStore, delMany, entries, setMany, type UseStore } from "idb-keyval";
import { hasSignedOut, userIdNow } from "../../app/client/session.ts";
import { ifKept } from "../../components/if-kept.ts";
import type { Answer } from "./questions.ts";
import { rememberedRoots } from "./remembered-roots.ts";

const nameOf = (tab: string) => `cloud-upload-${tab}`;

let own: string | undefined;

/** The lock is held as long as this page is open, so that other tabs leave its uploads alone. */
const ownTab = (): string => {
  if (own === undefined) {
    own = crypto.randomUUID();
    void navigator.locks?.request(nameOf(own), () => new Promise(() => {}));
  }
  return own;
};

const openTabs = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set([ownTab(), ...held.map(({ name = "" }) => name.replace(nameOf(""), ""))]);
};

/** In ms. */
const KEPT = 7 * 24 * 60 * 60 * 1000;

export interface CloudLocation {
  readonly parentId: string | null;
  readonly folders: readonly string[];
  readonly itemId?: string | undefined;
  readonly answer?: Answer | undefined;
}

interface KnownFile extends CloudLocation {
  readonly userId: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

export interface RememberedUpload extends KnownFile {
  readonly key: string;
  readonly tab: string;
  readonly at: number;
  /** The upload's id, under which its bytes are stored. */
  readonly begun?: string | undefined;
  readonly isDone: boolean;
}

/** A file chosen again for the same location has the same key. */
const keyOf = ({ userId, parentId, itemId, folders, name, size, lastModified }: KnownFile): string =>
  JSON.stringify([userId, parentId, itemId ?? null, [...folders, name], size, lastModified]);

let store: UseStore | undefined;
const opened = () => {
  store ??= createStore("cloud-uploads", "uploads");
  return store;
};

const known = new Map<string, RememberedUpload>();
const listeners = new Set<() => void>();
let interrupted: readonly RememberedUpload[] = [];

const tell = (next: readonly RememberedUpload[]) => {
  interrupted = next;
  for (const listener of listeners) listener();
};

/** In ms: a thousand small files change too often to write each change. */
const WRITTEN_EVERY = 200;

const unwritten = new Set<string>();
let writing: ReturnType<typeof setTimeout> | undefined;

const writeAll = () => {
  clearTimeout(writing);
  writing = undefined;
  if (unwritten.size === 0) return;
  const changed = Array.from(unwritten, (key) => known.get(key)).filter((one) => one !== undefined);
  unwritten.clear();
  const rows = changed.map((one): [string, RememberedUpload] => [one.key, one]);
  void ifKept(() => setMany(rows, opened()));
};

window.addEventListener("pagehide", writeAll);

const write = (uploads: readonly RememberedUpload[]) => {
  for (const upload of uploads) {
    known.set(upload.key, upload);
    unwritten.add(upload.key);
  }
  if (writing === undefined) writing = setTimeout(writeAll, WRITTEN_EVERY);
};

const forget = (keys: readonly string[]) => {
  for (const key of keys) known.delete(key);
  tell(interrupted.filter(({ key }) => !keys.includes(key)));
  void ifKept(() => delMany([...keys], opened()));
};

const change = (key: string, changes: Partial<RememberedUpload>) => {
  const before = known.get(key);
  if (before) write([{ ...before, ...changes }]);
};

export const rememberedUploads = {
  interrupted: () => interrupted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  find: (key: string) => known.get(key),
  keyOf,
  /** Done by an earlier page only: a file chosen twice on this page may be meant to be stored twice. */
  wasDone: (key: string): boolean => {
    const one = known.get(key);
    return (one?.isDone ?? false) && one?.tab !== ownTab();
  },

  recall: async (): Promise<void> => {
    const userId = userIdNow();
    const all = (await ifKept(() => entries<string, RememberedUpload>(opened()))) ?? [];
    const oldest = Date.now() - KEPT;
    const isOver = ({ at }: RememberedUpload) => at < oldest;
    forget(all.filter(([, upload]) => isOver(upload)).map(([key]) => key));
    const own = all.map(([, upload]) => upload).filter((one) => one.userId === userId && !isOver(one));
    const open = await openTabs();
    if (userId !== userIdNow()) return;
    // Another tab may have continued them since they were read.
    for (const [key, { tab }] of known) if (tab !== ownTab()) known.delete(key);
    const left = own.filter(({ key, tab }) => !open.has(tab) && !known.has(key));
    const undone = left.filter(({ isDone }) => !isDone);
    tell(undone);
    // Finished files only need remembering while unfinished ones may be chosen again with them.
    if (undone.length === 0) return forget(left.map(({ key }) => key));
    for (const one of left) known.set(one.key, one);
  },

  /** Hides the uploads; they stay stored after an expired session, but not after signing out. */
  leave: async (userId: string): Promise<void> => {
    writeAll();
    known.clear();
    tell([]);
    if (!hasSignedOut()) return;
    void rememberedRoots.forget(userId);
    const all = (await ifKept(() => entries<string, RememberedUpload>(opened()))) ?? [];
    forget(all.filter(([, upload]) => upload.userId === userId).map(([key]) => key));
  },

  begin: (files: readonly KnownFile[]): void => {
    const begun = files.map((file) => ({ ...file, key: keyOf(file) }));
    const keys = new Set(begun.map(({ key }) => key));
    write(
      begun.map((file) => {
        const before = known.get(file.key);
        const goesOn = before?.isDone ? undefined : before;
        return { isDone: false, ...goesOn, ...file, tab: ownTab(), at: Date.now() };
      }),
    );
    tell(interrupted.filter(({ key }) => !keys.has(key)));
  },
  answered: (key: string, answer: RememberedUpload["answer"]) => change(key, { answer }),
  sendTo: (key: string, begun: string) => change(key, { begun }),
  done: (key: string) => change(key, { isDone: true }),
  forget,
  forgetDone: () => {
    writeAll();
    if (interrupted.length > 0 || known.size === 0) return;
    void rememberedRoots.forget(userIdNow());
    forget([...known.values()].filter(({ isDone }) => isDone).map(({ key }) => key));
  },
};
