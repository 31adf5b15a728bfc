const Knear1=[6,9,9,6];

function wave_0(S,b,h,s,Q){
  const Knear1_=Knear1;
  const v=S[b+s],o=h+(v-1)*1;
  const h0=v===0?15&~(S[h+0]|S[h+1]|S[h+2]|S[h+3]):S[o+0];
  let g0=0,f0=s>>5===0?1<<s:0;
  do{
    let n0=0;
    g0|=f0;
    for(let m=f0;m!==0;m&=m-1){
      const x=31-Math.clz32(m&-m);
      n0|=Knear1_[x];
    }
    f0=n0&h0&~g0;
  }
  while((f0)!==0);
  Q[0]=g0;
}

function some2(S,you,c0){
  const s=c0;
  wave_0(S,13,17,s,Ggroup0);
  return ((Ggroup0[0]&S[17+you*1]))!==0;
}

function define_0(S,you,s_0){
  return some2(S,you,s_0);
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
