import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressGroup, clientAddress, trustProxies } from "./client-address.ts";

const noProxies = trustProxies([]);
const loopback = trustProxies(["loopback"]);
const chain = trustProxies(["loopback", "10.0.0.0/8", "2001:db8::/32"]);

describe("clientAddress", () => {
  it.each([
    {
      name: "the socket",
      proxies: noProxies,
      socket: "203.0.113.9",
      header: undefined,
      is: "203.0.113.9",
    },
    { name: "no socket", proxies: noProxies, socket: undefined, header: undefined, is: "unknown" },
    {
      name: "a spoofed header",
      proxies: noProxies,
      socket: "203.0.113.9",
      header: "1.2.3.4",
      is: "203.0.113.9",
    },
    {
      name: "a spoofed header past a proxy",
      proxies: loopback,
      socket: "203.0.113.9",
      header: "1.2.3.4",
      is: "203.0.113.9",
    },
    {
      name: "a trusted proxy",
      proxies: loopback,
      socket: "127.0.0.1",
      header: "203.0.113.9",
      is: "203.0.113.9",
    },
    {
      name: "a trusted proxy that says nothing",
      proxies: loopback,
      socket: "::1",
      header: undefined,
      is: "::1",
    },
    {
      name: "a lie before a trusted proxy",
      proxies: loopback,
      socket: "127.0.0.1",
      header: "1.2.3.4, 203.0.113.9",
      is: "203.0.113.9",
    },
    {
      name: "several proxies",
      proxies: chain,
      socket: "127.0.0.1",
      header: "203.0.113.9, 10.1.2.3, 2001:db8::5",
      is: "203.0.113.9",
    },
    {
      name: "rubbish in the header",
      proxies: loopback,
      socket: "127.0.0.1",
      header: "nonsense",
      is: "127.0.0.1",
    },
    {
      name: "a mapped IPv4 socket",
      proxies: noProxies,
      socket: "::ffff:203.0.113.9",
      header: undefined,
      is: "203.0.113.9",
    },
    {
      name: "a mapped trusted proxy",
      proxies: loopback,
      socket: "::ffff:127.0.0.1",
      header: "203.0.113.9",
      is: "203.0.113.9",
    },
  ])("takes $name", ({ proxies, socket, header, is }) => {
    expect(clientAddress({ socketAddress: socket, forwardedFor: header, proxies })).toBe(is);
  });

  it("is the socket's whatever a client sends", () => {
    fc.assert(
      fc.property(fc.string(), (forwardedFor) => {
        const address = clientAddress({
          socketAddress: "203.0.113.9",
          forwardedFor,
          proxies: chain,
        });
        expect(address).toBe("203.0.113.9");
      }),
    );
  });
});

describe("addressGroup", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("puts %s into %s", (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  it("never fails on a valid IPv6 address", () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect(addressGroup(address)).toMatch(/^([0-9a-f]{1,4}:){4}:\/64$/);
      }),
    );
  });
});
