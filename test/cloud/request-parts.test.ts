import { AbortMultipartUploadCommand, S3Client } from "@aws-sdk/client-s3";
import { addHours } from "date-fns/addHours";
import { describe, expect, it, vi } from "vitest";
import { openPartStore } from "../../functions/data/files/part-store.repository.ts";
import { sweepFiles } from "../../functions/files/sweep-files.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { files } from "../../shared/files/files.contract.ts";
import { PART_SIZE } from "../../shared/files/parts.ts";
import { aPdf, beginParts, fetchFile, objectsOf, partsIn, scanUpload } from "../support/files.builder.ts";
import { sweepDeps } from "../support/sweep-deps.ts";
import { readRequest, requestsFixture } from "./requests.fixture.ts";

const SIZE = PART_SIZE + 1000;
const TAKEN_AT = 1_790_000_000_000;

const { asked, stores, table, writer } = await requestsFixture();

const aScan = (): Uint8Array => {
  const bytes = Buffer.alloc(SIZE, 7);
  bytes.set(aPdf());
  return bytes;
};

const [first, second] = partsIn(aScan()) as [ReturnType<typeof partsIn>[0], ReturnType<typeof partsIn>[0]];

type Client = Awaited<ReturnType<typeof asked>>["client"];

const beginScan = (client: Client) => client.beginParts(0, "scan.pdf", SIZE, TAKEN_AT);

describe("a large file of a client", () => {
  it("comes in parts, and becomes a file of the cloud with what was sent", async () => {
    const { made, client } = await asked();

    const { id } = await beginScan(client);
    await client.sendParts(id, [first, second]);
    await client.complete(id);
    await scanUpload(id);

    expect(await client.stateOf(id)).toBe("ready");
    await expect(client.sendParts(id, [first])).rejects.toMatchObject({ code: "file.not-found" });
    expect((await readRequest(writer, made)).files).toMatchObject([{ id, state: "received", size: SIZE }]);
    const { response } = await writer.send(files.read, { params: { id }, query: {} });
    const content = await fetchFile(response.headers.get("location"));
    expect(Buffer.from(await content.arrayBuffer()).equals(aScan())).toBe(true);
  });

  it("goes on with the parts that have arrived when the same file is chosen again, and counts once", async () => {
    const { made, client } = await asked();
    const begun = await beginScan(client);
    expect(begun).toMatchObject({ arrived: [], partSize: PART_SIZE, isComplete: false });
    await client.sendParts(begun.id, [first]);

    expect(await beginScan(client)).toEqual({ ...begun, arrived: [1] });
    await client.sendParts(begun.id, [second]);
    await client.complete(begun.id);
    expect(await beginScan(client)).toEqual({ ...begun, arrived: [], isComplete: true });
    await client.complete(begun.id);

    expect((await readRequest(writer, made)).files).toHaveLength(1);
    expect(await stores.requestUses.find(made)).toMatchObject({ sent: 1, bytes: SIZE });
  });

  it("is another one with another time, size, name or item, or once it has arrived", async () => {
    const { client } = await asked();
    const { id } = await beginScan(client);
    const arrived = await client.upload(0, "klein.pdf");

    const others = await Promise.all([
      client.begin(0, "scan.pdf", SIZE, TAKEN_AT + 1),
      client.begin(0, "scan.pdf", SIZE + 1, TAKEN_AT),
      client.begin(0, "scan-2.pdf", SIZE, TAKEN_AT),
      client.begin(1, "scan.pdf", SIZE, TAKEN_AT),
      client.begin(0, "scan.pdf", SIZE),
      client.begin(0, "klein.pdf"),
    ]);

    const { id: withoutTime } = await client.begin(0, "scan.pdf", SIZE);
    expect(new Set([id, arrived, withoutTime, ...others.map((other) => other.id)]).size).toBe(9);
  });

  it("is not another one if it comes in one piece and is chosen again", async () => {
    const { client } = await asked();

    const begun = await client.begin(0, "klein.pdf", 1000, TAKEN_AT);

    expect((await client.begin(0, "klein.pdf", 1000, TAKEN_AT)).id).toBe(begun.id);
  });

  it("is not joined as long as a part is missing", async () => {
    const { client } = await asked();
    const { id } = await beginScan(client);
    await client.sendParts(id, [second]);
    const other = await client.beginParts(1, "scan.pdf", SIZE, TAKEN_AT);
    await client.sendParts(other.id, [first]);

    for (const begun of [id, other.id])
      await expect(client.complete(begun)).rejects.toMatchObject({ code: "file.incomplete" });
    await expect(client.sendParts(id, [{ number: 3, bytes: new Uint8Array(10) }])).rejects.toMatchObject({
      code: "file.unknown-part",
    });
  });

  it("belongs to its request alone, as long as that goes on", async () => {
    const { made, client } = await asked();
    const { client: other } = await asked();
    const { id } = await beginScan(client);
    const colleagues = await beginParts(writer, SIZE);

    for (const [stranger, file] of [
      [other, id],
      [client, colleagues],
      [client, "unknown"],
    ] as const) {
      await expect(stranger.sendParts(file, [first])).rejects.toMatchObject({ code: "file.not-found" });
      await expect(stranger.complete(file)).rejects.toMatchObject({ code: "file.not-found" });
    }
    await writer.call(cloud.requests.close, { params: made.params });
    await expect(client.sendParts(id, [first])).rejects.toMatchObject({ code: "paper-request.not-found" });
    await expect(client.complete(id)).rejects.toMatchObject({ code: "paper-request.not-found" });
  });

  it("may have what the cloud takes, and counts to the limit before its bytes come, leaving nothing in the bucket", async () => {
    const { made, client } = await asked();
    const most = 2 * 1024 ** 3;
    await expect(client.begin(0, "film.pdf", most + 1)).rejects.toMatchObject({ code: "file.too-large" });
    const key = { pk: "CLOUD_REQUEST_USE", sk: made.id };
    await stores.table.tryUpdate(key, { set: { bytes: most - 3 * SIZE } });
    const send = vi.spyOn(S3Client.prototype, "send");

    const begun = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) => client.begin(0, `scan-${at}.pdf`, SIZE, TAKEN_AT)),
    );

    const failed = begun.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
    expect(failed).toHaveLength(3);
    expect(failed[0]).toMatchObject({ code: "paper-request.full" });
    expect((await readRequest(writer, made)).files).toHaveLength(3);
    const aborted = send.mock.calls.filter(([command]) => command instanceof AbortMultipartUploadCommand);
    expect(aborted).toHaveLength(3);
    send.mockRestore();
  });

  it("that is given up halfway is swept with its parts after a day, and the client reads that it did not arrive", async () => {
    const { client } = await asked();
    const { id } = await beginScan(client);
    await client.sendParts(id, [first]);
    const { uploadId = "" } = (await stores.files.find(id)) ?? {};
    const partsLeft = () => openPartStore().list({ id, uploadId });
    expect(await partsLeft()).toHaveLength(1);
    const sweepAfter = async (hours: number) => sweepFiles(sweepDeps(table), addHours(new Date(), hours));

    await sweepAfter(23);
    expect(await beginScan(client)).toMatchObject({ id, arrived: [1] });
    for (const hours of [25, 25.1]) await sweepAfter(hours);

    expect(await client.stateOf(id)).toBe("refused");
    expect(await partsLeft()).toBeUndefined();
    expect(await objectsOf(id)).toEqual([]);
    const anew = await beginScan(client);
    expect(anew.id).not.toBe(id);
    expect(await beginScan(client)).toEqual(anew);
  });
});
